import Papa from 'papaparse';
import { clients as t } from '@/admin-texts';
import HEADINGS from './headings.json';

type Part = keyof typeof HEADINGS;

/**
 * What a column holds, by its heading in one of the site's languages. 'nombre' and 'nom' are whole
 * names unless another column has the other half.
 */
const partOf = (heading: string) =>
  (Object.keys(HEADINGS) as Part[]).find((part) =>
    HEADINGS[part].includes(heading.trim().toLowerCase()),
  );

/** The most names in one import, so that it ends before the database's time limit. */
export const MAX_NAMES = 10_000;

/** The database's limits of a name, in code points. */
const MIN = 2;
const MAX = 120;

/** A pasted list, or the content of a file. */
export interface NameTable {
  rows: string[][];
  /** Where names can be taken from, the likeliest first. */
  choices: NameChoice[];
}

/** Where a name is: in columns together or, where all of them are empty, in the next ones. */
export interface NameChoice {
  label: string;
  columns: number[][];
}

/** Excel's own first line, which names the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

const parsed = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' }).data;

/**
 * The rows of a text. A comma separates columns only where the text is a table without doubt, since
 * it may be part of a name: 'Pérez Soler, Juan'.
 */
function rowsOf(text: string): string[][] {
  const named = SEPARATOR_LINE.exec(text);
  if (named) return parsed(text.slice(named[0].length), named[1] ?? ';');
  const tables = [';', '\t', ','].map((delimiter) => parsed(text, delimiter));
  const width = (rows: string[][]) => rows[0]?.length ?? 0;
  const isTable = (rows: string[][]) => {
    const known = rows[0]?.some((cell) => partOf(cell)) ?? false;
    const regular = rows.every(({ length }) => length === width(rows));
    return width(rows) > 1 && (known || (regular && width(rows) > 2));
  };
  const [semicolons = [], tabs = [], commas = []] = tables;
  const found = [semicolons, tabs].find((rows) => rows.some(({ length }) => length > 1));
  if (isTable(commas) && !(found && width(found) >= width(commas))) return commas;
  // Without a separator, a quotation mark is part of a name only inside it.
  return found ?? parsed(text, '\u001f');
}

/** Reads a pasted list or a CSV file. */
export function tableIn(text: string): NameTable {
  // Line ends of one kind: the reader takes the first one's for all.
  const all = rowsOf(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  const parts = (all[0] ?? []).map(partOf);
  const [headings = [], ...rows] = parts.some(Boolean) ? all : [[], ...all];
  const at = (...wanted: Part[]) =>
    wanted.map((part) => parts.indexOf(part)).filter((index) => index >= 0);
  const firm = at('firm');
  const person = at('given', 'middle', 'family', 'secondFamily');
  const isSplit = at('given').length > 0 && at('family').length > 0;
  const labelOf = (index: number) =>
    headings[index]?.trim() || t('import.columnNumber', { number: index + 1 });
  const joined = { label: person.map(labelOf).join(' + '), columns: [person, at('whole'), firm] };
  const width = Math.max(headings.length, ...rows.map(({ length }) => length));
  const rank = (index: number) => (parts[index] === 'whole' ? 0 : parts[index] ? 1 : 2);
  const single = Array.from({ length: width }, (_, index) => index)
    .filter((index) => headings[index]?.trim() || rows.some((row) => row[index]?.trim()))
    .sort((one, other) => rank(one) - rank(other))
    .map((index) => ({
      label: labelOf(index),
      columns: parts[index] === 'whole' ? [[index], firm] : [[index]],
    }));
  return { rows, choices: [...(isSplit ? [joined] : []), ...single] };
}

/** The names of a table, each once, and how many rows have none: too short, too long, no letters. */
export function namesIn(
  { rows }: NameTable,
  { columns }: NameChoice = { label: '', columns: [] },
): { names: string[]; ignored: number } {
  const read = (row: string[], together: number[]) =>
    together
      .map((index) => row[index] ?? '')
      .join(' ')
      .trim()
      .replace(/\s+/g, ' ');
  const found = rows.flatMap(
    (row) => columns.map((together) => read(row, together)).find(Boolean) ?? [],
  );
  const names = found.filter((name) => {
    const { length } = Array.from(name);
    return length >= MIN && length <= MAX && /\p{L}/u.test(name) && !name.includes('\0');
  });
  return { names: [...new Set(names)], ignored: found.length - names.length };
}

/** The text of a file: UTF-8, Excel's 'Unicode text', or what Spanish Windows writes. */
export async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mark = `${bytes[0] ?? ''},${bytes[1] ?? ''}`;
  if (mark === '255,254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254,255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
