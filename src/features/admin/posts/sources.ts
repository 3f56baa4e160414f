/** A source of a post as its column has it. */
export interface Source {
  title: string;
  url: string;
}

/** The sources that a text names, one a line: a title, and an address at its end if it has one. */
export function sourcesOf(lines: string): Source[] {
  return lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, title = line, url = ''] = /^(.*?)\s*(https?:\/\/\S+)$/.exec(line) ?? [];
      return { title, url };
    });
}

/** The same text of sources. */
export function linesOf(sources: unknown): string {
  const known = Array.isArray(sources) ? (sources as Source[]) : [];
  return known.map(({ title, url }) => `${title} ${url}`.trim()).join('\n');
}
