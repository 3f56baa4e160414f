import { type Language, SOURCE_LANGUAGE } from '@/site/languages';

/** The words that a slug leaves out, by the language of the title (Spanish: SPEC 5). */
const STOP_WORDS: Partial<Record<Language, string>> = {
  es: 'de la el los las del y o a en con por para',
};

const stopWords = new Set((STOP_WORDS[SOURCE_LANGUAGE] ?? '').split(' '));

const MAX_LENGTH = 70;

/**
 * The slug of a title in the source language, by the steps of SPEC 5 in their order.
 * @returns '' if nothing is left; the post's id is then used instead (SPEC 3.4).
 */
export function slugify(title: string): string {
  return title
    .toLowerCase()
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

/** The slug or, if it is taken, the first free of `slug-1`, `slug-2` … (SPEC 5). */
export function uniqueSlug(slug: string, existing: Iterable<string>): string {
  const taken = new Set(existing);
  if (!taken.has(slug)) return slug;
  let number = 1;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
