import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { GREETINGS } from '@/lib/admin/replies/greetings';
import { createI18n } from '@/i18n/instance';
import { NAMESPACES } from '@/i18n/namespaces';
import { columnsOf, titleWithFirm } from '@/seo/title';
import { firm } from '@/site/firm';
import { LAWYER_TEXTS } from '@/site/firmPeople';
import { LANGUAGES, type Language } from '@/site/languages';
import { TEXTS } from '../../supabase/functions/_shared/mail/texts';
import { type Row, useBackend } from '../support/backend';
import { GLOSSARY, REQUIRED } from './words';
import { ROOT } from '../../server/paths';
import { localeFile } from '../support/locales';

const db = useBackend({ seed: true });

type Written = [place: string, text: string];

/** Texts by dotted key. */
function textsOf(value: unknown, path: string[] = []): Written[] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}

const interfaceTexts = (language: Language): Written[] =>
  NAMESPACES.flatMap((namespace) =>
    textsOf(JSON.parse(localeFile(language, namespace))).map(([key, text]): Written => [
      `${namespace}:${key}`,
      text,
    ]),
  );

/** The page of a translation link. */
function translatorTexts(language: Language): Written[] {
  const file = join(ROOT, 'src/features/admin/posts/link-page/words', `${language}.json`);
  return textsOf(JSON.parse(readFileSync(file, 'utf8')), ['translator']);
}

/** Texts that are sent, confirmations, appointments and parts of replies, and the lawyers' own. */
function letters(language: Language): Written[] {
  const { subject, opening, thanks, closing, chat } = GREETINGS[language];
  return [
    ...textsOf(TEXTS[language]),
    ...Object.entries(LAWYER_TEXTS).map(([id, own]): Written => [id, own[language]]),
    ...textsOf([subject, opening('N.'), thanks, closing, chat('N.')], ['reply']),
  ];
}

let seeded: [rows: Row[], fields: string[], name: string][];
beforeAll(async () => {
  const all = (table: string) => db.sql(`select * from public.${table}`);
  seeded = [
    [await all('blog_posts'), ['title', 'excerpt', 'content', 'image_alt'], 'slug'],
    [await all('categories'), ['name'], 'name'],
    [await all('reply_templates'), ['body'], 'name'],
    [await all('testimonials'), ['role', 'testimonial'], 'name'],
  ];
});

const rowTexts = (rows: Row[], fields: string[], name: string, language: Language): Written[] =>
  rows.flatMap((row) =>
    fields.flatMap((field): Written[] => {
      const text = row[language === 'es' ? field : `${field}_${language}`];
      return typeof text === 'string' && text ? [[String(row[name]), text]] : [];
    }),
  );

describe.each(LANGUAGES)('texts in %s', (language) => {
  const { forbidden, typography, title, description } = GLOSSARY[language];

  it('use no forbidden term, keep the typography and have what readers need', () => {
    const shown = interfaceTexts(language);
    const rows = seeded.flatMap((one) => rowTexts(...one, language));
    const texts = [...shown, ...letters(language), ...translatorTexts(language), ...rows];
    expect(texts.length).toBeGreaterThan(400);
    const faults = texts.flatMap(([place, text]) =>
      [...forbidden.map((word) => [word, 'docs/glossary.md'] as const), ...typography]
        .filter(([pattern]) => pattern.test(text))
        .map(([pattern, instead]) => `${place}: ${pattern.exec(text)?.[0] ?? ''} → ${instead}`),
    );
    expect.soft(faults).toEqual([]);
    const missing = REQUIRED.filter(
      ([place, pattern]) => !shown.some(([name, text]) => name === place && pattern.test(text)),
    );
    expect.soft(missing).toEqual([]);
  });

  it('have page titles and descriptions that fit a search result', () => {
    const routes = JSON.parse(localeFile(language, 'routes')) as object;
    const i18n = createI18n();
    i18n.addResourceBundle(language, 'routes', routes);
    const written = i18n.getFixedT(language, 'routes') as (key: string) => string;
    const isWithin = (text: string, [least, most]: [number, number]) =>
      columnsOf(text) >= least && columnsOf(text) <= most;
    const unfit = Object.keys(routes)
      .filter((page) => page !== 'notFound')
      .filter(
        (page) =>
          !isWithin(written(`${page}.title`), title) ||
          !isWithin(written(`${page}.description`), description),
      );
    expect(unfit).toEqual([]);
  });
});

it('a page title ends with the firm’s name where both fit; Chinese takes two columns a character', () => {
  expect(titleWithFirm('Breve')).toBe(`Breve | ${firm.name}`);
  expect(titleWithFirm('a'.repeat(58))).toBe('a'.repeat(58));
  expect(columnsOf('西班牙 NIE')).toBe(10);
});
