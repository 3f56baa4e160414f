/** The most names in one import, so that it ends before the database's time limit. */
export const MAX_NAMES = 10_000;

/** The database's limits of a name, in code points. */
const MIN = 2;
const MAX = 120;

const HEADING = /^(nombre|nombres|cliente|clientes|name)( y apellidos)?$/i;

/** The first column of a line: quoted, or up to a semicolon or tab. A comma may be part of a name. */
function firstColumn(line: string): string {
  const [, quoted] = /^\s*"((?:[^"]|"")*)"/.exec(line) ?? [];
  return (quoted?.replaceAll('""', '"') ?? line.split(/[;\t]/)[0] ?? '')
    .trim()
    .replace(/\s+/g, ' ');
}

/** The names in a pasted list or a CSV file, each once, and how many lines are no names. */
export function namesIn(text: string): { names: string[]; ignored: number } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const columns = lines.map(firstColumn).filter((name) => name && !HEADING.test(name));
  const fits = (name: string) => {
    const { length } = Array.from(name);
    return length >= MIN && length <= MAX && !name.includes('\0');
  };
  const names = columns.filter(fits);
  return { names: [...new Set(names)], ignored: columns.length - names.length };
}

/** The text of a file: UTF-8, or what Spanish Windows writes. */
export async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
