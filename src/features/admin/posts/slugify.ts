import { type Language, SOURCE_LANGUAGE } from '@/site/languages';

/** The words that a slug leaves out, by the language of the title (Spanish: SPEC 5). */
const STOP_WORDS: Partial<Record<string, string>> = {
  es: 'de la el los las del y o a en con por para',
  en: 'a an the of and or in on at to for with by from',
  fr: 'de la le les l d du des un une et ou a au aux en dans sur par pour avec',
  de: 'der die das den dem des ein eine einer eines und oder in im am an von vom zu zum zur fuer mit auf',
  pt: 'de do da dos das o a os as e ou em no na nos nas ao aos com por pelo pela para um uma',
  ru: 'i ili v vo na s so k ko o ob po iz ot do dlya',
};

/** The letters that a language does not write as the Latin letter below their accent; nothing after the colon: left out. */
const LETTERS: Partial<Record<string, string>> = {
  fr: 'œ:oe æ:ae',
  de: 'ä:ae ö:oe ü:ue ß:ss',
  ru: 'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya',
};

const MAX_LENGTH = 70;

/** A title in lower case, with the letters of its language written in Latin ones. */
function inLatin(title: string, language: Language): string {
  const text = title.toLowerCase().normalize();
  if (language === SOURCE_LANGUAGE) return text;
  const pairs = (LETTERS[language] ?? '').split(' ').map((pair) => pair.split(':'));
  const letters = new Map(pairs as [string, string][]);
  return text
    .replace(/['’]/g, (language as string) === 'fr' ? ' ' : '')
    .replace(/\p{L}/gu, (letter) => letters.get(letter) ?? letter);
}

/**
 * The slug of a title, by the steps of SPEC 5 in their order. In translations, letters are written as the language
 * writes them in Latin ones, and a French apostrophe parts words.
 * @returns '' if nothing is left; in the source language the post's id is then used instead (SPEC 3.4).
 */
export function slugify(title: string, language: Language = SOURCE_LANGUAGE): string {
  const stopWords = new Set((STOP_WORDS[language] ?? '').split(' '));
  return inLatin(title, language)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .split('-')
    .filter((word) => !stopWords.has(word))
    .join('-')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '');
}

/** The slug to propose: the English one for a title without Latin letters, as Arabic and Chinese (SPEC 2.3). */
export function proposedSlug(title: string, language: Language, english: string): string {
  const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(inLatin(title, language));
  return isLatin || language === SOURCE_LANGUAGE ? slugify(title, language) : english;
}

/** The slug or, if it is taken, the first free of `slug-1`, `slug-2` … (SPEC 5). */
export function uniqueSlug(slug: string, existing: Iterable<string>): string {
  const taken = new Set(existing);
  if (!taken.has(slug)) return slug;
  let number = 1;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
