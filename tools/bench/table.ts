/** Prints a Markdown table with a title; columns of figures are aligned to the right. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const isFigure = (column: number) => rows.every((row) => /^[\d.,–-]*$/.test(String(row[column])));
  const rule = head.map((_, column) => (isFigure(column) ? '--:' : '---'));
  const lines = [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log([`\n${title}\n`, ...lines].join('\n'));
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
