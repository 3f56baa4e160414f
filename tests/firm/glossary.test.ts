import { describe, expect, it } from 'vitest';
import { GREETINGS } from '@/features/admin/enquiries/replies/greetings';
import { WORDS } from '@/features/admin/posts/link-page/words';
import { createI18n } from '@/i18n/instance';
import { NAMESPACES } from '@/i18n/namespaces';
import { columnsOf, titleWithFirm } from '@/seo/title';
import { firm } from '@/site/firm';
import { LAWYER_TEXTS } from '@/site/firmPeople';
import { LANGUAGES, type Language } from '@/site/languages';
import { APPOINTMENT } from '../../supabase/functions/_shared/mail/appointmentTexts';
import { CONFIRMATION } from '../../supabase/functions/_shared/mail/confirmationTexts';
import { type Row, useBackend } from '../support/backend';
import { GLOSSARY, REQUIRED_EVERYWHERE } from './words';
import { localeFile } from '../support/locales';

const db = useBackend({ seed: true });

/** Texts by dotted key. */
function textsOf(value: unknown, path: string[] = []): [key: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}

const interfaceTexts = (language: Language): [place: string, text: string][] =>
  NAMESPACES.flatMap((namespace) =>
    textsOf(JSON.parse(localeFile(language, namespace))).map(([key, text]): [string, string] => [
      `${namespace}:${key}`,
      text,
    ]),
  );

/** The page of a translation link, with a place of each value that is put in. */
function translatorTexts(language: Language): [place: string, text: string][] {
  if (language === 'es') return [];
  return Object.entries(WORDS[language]).flatMap(([key, words]) =>
    textsOf(
      typeof words === 'function' ? (words as (...values: string[]) => string)('1', '2') : words,
      ['translator', key],
    ),
  );
}

/** Texts that are sent, confirmations, appointments and parts of replies, and the lawyers' own. */
function letters(language: Language): [place: string, text: string][] {
  const { subject, opening, thanks, closing, chat } = GREETINGS[language];
  return [
    ...textsOf(CONFIRMATION[language], ['confirmation']),
    ...textsOf(APPOINTMENT[language], ['appointment']),
    ...Object.entries(LAWYER_TEXTS).map(([id, own]): [string, string] => [id, own[language]]),
    ...textsOf([subject, opening('N.'), thanks, closing, chat('N.')], ['reply']),
  ];
}

function rowTexts(
  rows: Row[],
  fields: string[],
  language: Language,
  name: string,
): [place: string, text: string][] {
  return rows.flatMap((row) =>
    fields.flatMap((field): [string, string][] => {
      const text = row[language === 'es' ? field : `${field}_${language}`];
      return typeof text === 'string' && text ? [[String(row[name]), text]] : [];
    }),
  );
}

async function seedTexts(language: Language): Promise<[place: string, text: string][]> {
  const posts = await db.sql('select * from public.blog_posts');
  const testimonials = await db.sql('select * from public.testimonials');
  const categories = await db.sql('select * from public.categories');
  const replies = await db.sql('select * from public.reply_templates');
  return [
    ...rowTexts(posts, ['title', 'excerpt', 'content', 'image_alt'], language, 'slug'),
    ...rowTexts(categories, ['name'], language, 'name'),
    ...rowTexts(replies, ['body'], language, 'name'),
    ...rowTexts(testimonials, ['role', 'testimonial'], language, 'name'),
  ];
}

describe.each(LANGUAGES)('texts in %s', (language) => {
  const { forbidden, required, typography, title, description } = GLOSSARY[language];

  it('use no forbidden term and keep the typography', async () => {
    const texts = [
      ...interfaceTexts(language),
      ...letters(language),
      ...translatorTexts(language),
      ...(await seedTexts(language)),
    ];
    expect(texts.length).toBeGreaterThan(400);
    const faults = texts.flatMap(([place, text]) =>
      [...forbidden, ...typography]
        .filter(([pattern]) => pattern.test(text))
        .map(([pattern, instead]) => `${place}: ${pattern.exec(text)?.[0] ?? ''} → ${instead}`),
    );
    expect(faults).toEqual([]);
  });

  it('have the terms and figures that readers need', async () => {
    const texts = [...interfaceTexts(language), ...(await seedTexts(language))];
    const missing = [...REQUIRED_EVERYWHERE, ...required].filter(([place, pattern]) => {
      const found = texts.filter(([name]) => name === place).map(([, text]) => text);
      return !pattern.test(found.join(' ').replaceAll('\n', ' '));
    });
    expect(missing).toEqual([]);
  });

  it('have page titles and descriptions that fit a search result', () => {
    const routes = JSON.parse(localeFile(language, 'routes')) as object;
    const i18n = createI18n();
    i18n.addResourceBundle(language, 'routes', routes);
    const written = i18n.getFixedT(language, 'routes') as (key: string) => string;
    const lengths = Object.keys(routes)
      .filter((page) => page !== 'notFound')
      .map((page) => ({
        page,
        title: columnsOf(written(`${page}.title`)),
        description: columnsOf(written(`${page}.description`)),
      }));
    const [shortestTitle, longestTitle] = title;
    const [shortest, longest] = description;
    const unfit = lengths.filter(
      (page) =>
        page.title < shortestTitle ||
        page.title > longestTitle ||
        page.description < shortest ||
        page.description > longest,
    );
    expect(unfit).toEqual([]);
  });

  it('have post titles and descriptions that fit a search result', async () => {
    const posts = await db.sql('select * from public.blog_posts');
    for (const [slug, own] of rowTexts(posts, ['title'], language, 'slug')) {
      expect(columnsOf(titleWithFirm(own)), slug).toBeLessThanOrEqual(72);
    }
    for (const [slug, excerpt] of rowTexts(posts, ['excerpt'], language, 'slug')) {
      expect(columnsOf(excerpt), slug).toBeGreaterThanOrEqual(80);
      expect(columnsOf(excerpt), slug).toBeLessThanOrEqual(175);
    }
  });

  it('end every post with the date of its legal state and its sources', async () => {
    const posts = await db.sql('select * from public.blog_posts');
    for (const [slug, text] of rowTexts(posts, ['content'], language, 'slug')) {
      const last = text.trimEnd().split('\n').at(-1) ?? '';
      expect(last, slug).toMatch(GLOSSARY[language].lawAsOf);
      expect(last, slug).toMatch(/BOE-A-\d{4}-\d+|EUR-Lex \d{5}R\d{4}/);
    }
  });
});

describe('a page title', () => {
  it("ends with the firm's name where both fit", () => {
    expect(titleWithFirm('Breve')).toBe(`Breve | ${firm.name}`);
    expect(titleWithFirm('a'.repeat(58))).toBe('a'.repeat(58));
  });

  it('counts a Chinese character as two columns', () => {
    expect(columnsOf('西班牙 NIE')).toBe(10);
  });
});
