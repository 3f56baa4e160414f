/**
 * `npm run schema:letters`: prints the rows of private.letters for a migration, the Latin form of each letter of the
 * site's scripts as `any-ascii` (ISC, Hunter WB) gives it. The database compares names with it, so that neither the site
 * nor a hosted project needs the library.
 */
import anyAscii from 'any-ascii';
import { pathToFileURL } from 'node:url';

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

/** Each letter with its Latin form. */
export function latinLetters(): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code++) {
      const letter = String.fromCodePoint(code);
      if (/[\p{L}\p{M}]/u.test(letter)) letters.set(letter, latinOf(letter));
    }
  }
  return letters;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = [...latinLetters()].map(([letter, latin]) => `('${letter}', '${latin}')`);
  console.info(`insert into private.letters (letter, latin) values
${rows.join(',\n')}
on conflict (letter) do update set latin = excluded.latin;`);
}
