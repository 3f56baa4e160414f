import { SOURCE_LANGUAGE, LANGUAGES, type Language, type Translation } from './languages.ts';

/** A post's slugs: that of the source language, and those that translations have of their own. */
export type Slugs = Partial<Record<Language, string>>;

/** The column of a slug; without a suffix it is that of the source language. */
export type SlugColumn = 'slug' | `slug_${Translation}`;

export const slugColumn = (language: Language): SlugColumn =>
  language === SOURCE_LANGUAGE ? 'slug' : `slug_${language}`;

export const SLUG_COLUMNS = LANGUAGES.map(slugColumn);

/** The condition, for the API, that a post has a slug in any language. */
export const anySlugIs = (slug: string): string =>
  SLUG_COLUMNS.map((column) => `${column}.eq.${slug}`).join();

/** A post's slug in a language: its own, or the source's. */
export function slugIn(slugs: Slugs, language: Language): string {
  return slugs[language] ?? slugs[SOURCE_LANGUAGE] ?? '';
}

/** The slugs in a row of posts, whose id stands in for a missing one (SPEC 3.4). */
export function slugsOf(row: Readonly<Record<string, unknown>>): Slugs {
  const all = LANGUAGES.map((language) => [language, row[slugColumn(language)]] as const);
  const own = Object.fromEntries(all.filter(([, slug]) => typeof slug === 'string' && slug));
  return { [SOURCE_LANGUAGE]: row.id, ...own } as Slugs;
}
