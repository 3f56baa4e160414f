/** Categories of posts: as WordPress has them, and as the site gets those that it lacks. */
import type { Query } from '../../server/archive/site.ts';
import { SOURCE_LANGUAGE, isLanguage, type Language } from '../../src/site/languages.ts';
import { textOf } from './html.ts';
import type { CategoryNames } from './model.ts';
import { primary, type WxrItem, type WxrTerm } from './wxr.ts';

const UNCATEGORIZED = /^(uncategori[sz]ed|sin-categor)/;

const MOST_CHARACTERS = 60;

/** A name no longer than the site allows. */
export const asCategory = (name: string) => name.slice(0, MOST_CHARACTERS).trim();

export const categoriesOfPost = (terms: WxrItem['terms']): string[] =>
  terms
    .filter(({ domain, nicename }) => domain === 'category' && !UNCATEGORIZED.test(nicename))
    .map(({ name }) => textOf(name));

/** PHP's serialized list of translations: `a:2:{s:2:"es";i:3;s:2:"de";i:9;}`. */
const serialized = (text: string) =>
  [...text.matchAll(/s:\d+:"([\w-]+)";i:(\d+);/g)].map(([, code = '', id = '']) => ({ code, id }));

/** The names of all categories; those whose translations Polylang has joined, each in its languages. */
export function namesOfCategories(all: readonly WxrTerm[], fallback: Language): CategoryNames[] {
  const terms = all.filter(({ slug }) => !UNCATEGORIZED.test(slug));
  const categories = terms.filter(({ taxonomy }) => taxonomy === 'category');
  const byId = new Map(categories.map((term) => [term.id, term]));
  const joined = terms
    .filter(({ taxonomy }) => taxonomy === 'term_translations')
    .map(({ description }) => {
      const names: CategoryNames = {};
      for (const { code, id } of serialized(description)) {
        const language = primary(code);
        const name = byId.get(id)?.name;
        if (name && isLanguage(language)) names[language] = textOf(name);
      }
      return names;
    })
    .filter((names) => Object.keys(names).length > 0);
  const known = new Set(joined.flatMap((names) => Object.values(names)));
  const alone = categories.map(({ name }) => textOf(name)).filter((name) => !known.has(name));
  return [...joined, ...alone.map((name) => ({ [fallback]: name }))];
}

/** Adds the categories that the site lacks, with their names in the languages that are known. */
export async function addCategories(
  query: Query,
  known: readonly CategoryNames[],
  wanted: readonly string[],
): Promise<void> {
  for (const name of wanted) {
    const names = known.find((each) => Object.values(each).includes(name)) ?? {};
    const others = Object.entries(names).filter(([language]) => language !== SOURCE_LANGUAGE);
    const columns = ['name', ...others.map(([language]) => `name_${language}`)];
    const values = [name, ...others.map(([, value]) => value)];
    await query(
      `insert into public.categories (${columns.join(', ')})
       select ${columns.map((_, index) => `$${index + 1}::text`).join(', ')}
       where private.category_named($1::text) is null`,
      values.map(asCategory),
    );
  }
}
