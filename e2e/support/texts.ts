import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/paths';
import type linkWords from '../../src/features/admin/posts/link-page/words/en.json';
import type blog from '../../public/locales/es/blog.json';
import type common from '../../public/locales/es/common.json';
import type contact from '../../public/locales/es/contact.json';
import type navigation from '../../public/locales/es/navigation.json';
import type routes from '../../public/locales/es/routes.json';
import type services from '../../public/locales/es/services.json';
import type terms from '../../public/locales/es/terms.json';
import { LOCALES } from '../../src/site/dateLocales';
import { type Day, longDay } from '../../src/site/dates';
import { firm } from '../../src/site/firm';
import type { Language } from '../../src/site/languages';
import { placeIn, PLACES } from '../../src/site/places';

interface Texts {
  blog: typeof blog;
  common: typeof common;
  contact: typeof contact;
  navigation: typeof navigation;
  routes: typeof routes;
  services: typeof services;
  terms: typeof terms;
}

/** What begins with a text, whatever signs that has. */
export const beginningWith = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** A day as the public pages write it. */
export const dayIn = (language: Language, day: Day) => longDay(day, { locale: LOCALES[language] });

/** A language's texts as the page shows them. */
export function textsOf<N extends keyof Texts>(language: Language, namespace: N): Texts[N] {
  const file = join(ROOT, 'public/locales', language, `${namespace}.json`);
  let json = readFileSync(file, 'utf8').replaceAll('{{firm}}', firm.name);
  for (const [name, place] of Object.entries(PLACES)) {
    json = json.replaceAll(`{{${name}}}`, placeIn(language, place));
  }
  return JSON.parse(json) as Texts[N];
}

/** A text of the page of a link to translate. */
export function linkWord(
  language: Language,
  word: keyof typeof linkWords,
  values: Record<string, string | number> = {},
): string {
  const file = join(ROOT, 'src/features/admin/posts/link-page/words', `${language}.json`);
  const words = JSON.parse(readFileSync(file, 'utf8')) as typeof linkWords;
  return words[word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
