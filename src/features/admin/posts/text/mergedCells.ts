/**
 * Gives merged cells a cell of their own in each row and column that they span, since a post's
 * table has no others: without them every figure behind one stands under another heading. Each gets
 * the text, which holds for all of them; a cell as wide as its table is a title, and says it once.
 * @returns whether there were any.
 */
export function fillMergedCells(table: HTMLTableElement): boolean {
  const rows = [...table.rows];
  const grid: (HTMLTableCellElement | undefined)[][] = rows.map(() => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row.cells) {
      while (grid[y]?.[x]) x += 1;
      // Zero spans to the end of the table; more rows than there are do not exist.
      const down = cell.rowSpan === 0 ? rows.length - y : Math.min(cell.rowSpan, rows.length - y);
      for (let dy = 0; dy < down; dy += 1) {
        for (let dx = 0; dx < cell.colSpan; dx += 1) {
          const line = grid[y + dy];
          if (line) line[x + dx] ??= cell;
        }
      }
      x += cell.colSpan;
    }
  }
  const width = Math.max(0, ...grid.map((line) => line.length));
  const merged = [...table.querySelectorAll<HTMLTableCellElement>('td, th')].filter(
    (cell) => cell.colSpan > 1 || cell.rowSpan !== 1,
  );
  if (merged.length === 0) return false;
  for (const [y, row] of rows.entries()) {
    const line = Array.from({ length: width }, (_cell, x) => {
      const cell = grid[y]?.[x];
      const copy = cell?.cloneNode(true) as HTMLTableCellElement | undefined;
      const own = copy ?? row.ownerDocument.createElement('td');
      const isTitle = cell !== undefined && cell.colSpan >= width;
      if (isTitle && (x > 0 || grid[y - 1]?.[x] === cell)) own.replaceChildren();
      own.removeAttribute('colspan');
      own.removeAttribute('rowspan');
      return own;
    });
    row.replaceChildren(...line);
  }
  return true;
}
