type Cell = string | number;

/**
 * Prints a Markdown table with a title. Columns of figures, except the first one, are aligned to
 * the right.
 */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const texts = [head, ...rows.map((row) => row.map(String))];
  const isFigure = (column: number) =>
    column > 0 && rows.every((row) => /^[\d.,–-]*$/.test(String(row[column] ?? '')));
  const columns = head.map((_, column) => ({
    width: Math.max(...texts.map((row) => (row[column] ?? '').length)),
    figure: isFigure(column),
  }));
  const line = (row: readonly string[]) =>
    `| ${columns
      .map(({ width, figure }, i) =>
        figure ? (row[i] ?? '').padStart(width) : (row[i] ?? '').padEnd(width),
      )
      .join(' | ')} |`;
  const rule = columns.map(({ width, figure }) =>
    figure ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2),
  );
  console.log(`\n${title}\n`);
  console.log([line(head), `|${rule.join('|')}|`, ...texts.slice(1).map(line)].join('\n'));
}

/** Rounds to a number of decimals. */
export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}

/** A percentile of measured values; 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
