/**
 * `npm run schema:letters`: writes supabase/schemas/44_letters.sql, the Latin form of each letter of the site's scripts
 * as `any-ascii` gives it. The database compares names with it, so that neither the site nor a hosted project needs the
 * library.
 */
import anyAscii from 'any-ascii';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SUPABASE } from '../server/paths.ts';

/** Latin with diacritics, Cyrillic, Arabic with its vowel marks, and the Chinese characters of the first block. */
const RANGES = [
  [0x00c0, 0x024f],
  [0x1e00, 0x1eff],
  [0x0400, 0x04ff],
  [0x0610, 0x06d3],
  [0x4e00, 0x9fff],
] as const;

/**
 * Where names are spelled otherwise in Latin script than by the library: alif and ayn are heard as vowels, and a
 * consonant before an unwritten vowel must not form a digraph with the next ('zh' of 'Zahra').
 */
const OTHERWISE: Record<string, string> = {
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'a', ع: 'a', ة: 'a', ى: 'a' },
  ...{ ت: 'te', د: 'de', ز: 'ze', س: 'se', ط: 'te', ك: 'ke' },
};

const latinOf = (letter: string) =>
  OTHERWISE[letter] ??
  anyAscii(letter)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const HEAD = `-- Generated from any-ascii (ISC, Hunter WB) by \`npm run schema:letters\`: the Latin form of each letter of Cyrillic,
-- Arabic, Chinese and extended Latin, by which 45_clients_and_conflicts.sql compares names.

create table private.letters (
  letter text primary key,
  latin text not null
);

insert into private.letters (letter, latin)
select letter, latin
from (values
`;

/** The schema file, a line for each Latin form with all letters that have it. */
export function lettersSql(): string {
  const lettersOf = new Map<string, string>();
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code++) {
      const letter = String.fromCodePoint(code);
      if (!/[\p{L}\p{M}]/u.test(letter)) continue;
      const latin = latinOf(letter);
      lettersOf.set(latin, (lettersOf.get(latin) ?? '') + letter);
    }
  }
  const lines = [...lettersOf].map(([latin, letters]) => `  ('${latin}', '${letters}')`);
  return `${HEAD}${lines.join(',\n')}
) as sounds (latin, letters), string_to_table(letters, null) as letter;
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(SUPABASE, 'schemas/44_letters.sql'), lettersSql());
}
