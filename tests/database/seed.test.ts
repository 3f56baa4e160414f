import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../backend/paths';
import { seedFiles } from '../../backend/sql';
import { firm } from '../../src/site/firm';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '../../src/site/languages';
import { clientOf, type Row, useBackend } from '../support/backend';

const db = useBackend({ seed: true });
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'es');
const column = (field: string, language: Language) =>
  language === 'es' ? field : `${field}_${language}`;

const posts = () =>
  db.sql(
    'select *, date > public.office_today() as future from public.blog_posts order by date desc',
  );
const out = (rows: Row[]) => rows.filter(({ hidden, future }) => !hidden && !future);
const has = (row: Row, field: string, language: Language) => Boolean(row[column(field, language)]);
const isWhole = (row: Row) =>
  LANGUAGES.every((language) =>
    ['title', 'excerpt', 'content'].every((field) => has(row, field, language)),
  );

/** Words, or for Chinese the characters that make about as much text. */
function lengthOf(text: unknown, language: Language): number {
  const content = String(text);
  if (language === 'zh') return (content.match(/\p{Script=Han}/gu) ?? []).length / 2;
  return content.split(/\s+/).length;
}

describe('the posts of the demo', () => {
  it('are at least fourteen, at least eight of them in all seven languages, the rest in fewer', async () => {
    const all = await posts();
    expect(all.length).toBeGreaterThanOrEqual(14);
    const whole = all.filter(isWhole);
    expect(whole.length).toBeGreaterThanOrEqual(8);
    expect(all.length - whole.length).toBeGreaterThanOrEqual(3);
  });

  it('and the opinions are the same rows in every database: a page built from one is not old beside another', async () => {
    const rows = [...(await posts()), ...(await db.sql('select id from public.testimonials'))];
    const seeds = seedFiles().map(({ sql }) => sql);
    expect(rows.length).toBeGreaterThan(20);
    for (const { id, updated_at } of rows) {
      expect(seeds.some((sql) => sql.includes(String(id)))).toBe(true);
      if (updated_at)
        expect(new Date(updated_at as string).getTime()).toBeLessThan(Date.now() - 3_600_000);
    }
  });

  it('fall back in every language, yet never by half', async () => {
    const all = await posts();
    for (const language of TRANSLATIONS) {
      expect(
        out(all).some((row) => !has(row, 'title', language)),
        language,
      ).toBe(true);
      for (const row of all) {
        const fields = ['title', 'excerpt', 'content'].map((field) => has(row, field, language));
        expect(new Set(fields).size, `${String(row.slug)} in ${language}`).toBe(1);
      }
    }
  });

  it('are hidden here and there, and one is dated in the future', async () => {
    const all = await posts();
    expect(all.filter(({ hidden }) => hidden).length).toBeGreaterThanOrEqual(2);
    expect(all.filter(({ future }) => future)).toHaveLength(1);
  });

  it('have additional categories, shown and not', async () => {
    const all = out(await posts());
    const additional = all.filter((row) => (row.additional_categories as string[]).length > 0);
    expect(additional.some((row) => row.show_additional_categories)).toBe(true);
    expect(additional.some((row) => !row.show_additional_categories)).toBe(true);
  });

  it('are for the home page or not, and fill more than one page of the list', async () => {
    const all = out(await posts());
    expect(all.some((row) => row.show_on_homepage)).toBe(true);
    expect(all.some((row) => !row.show_on_homepage)).toBe(true);
    expect(all.length).toBeGreaterThan(12);
  });

  it('have several hundred words in every language they are written in', async () => {
    for (const row of (await posts()).filter(isWhole)) {
      for (const language of LANGUAGES) {
        const length = lengthOf(row[column('content', language)], language);
        expect(length, `${String(row.slug)} in ${language}`).toBeGreaterThanOrEqual(300);
      }
    }
  });

  it('are written in the script of their language', async () => {
    const scripts: Partial<Record<Language, RegExp>> = {
      ar: /\p{Script=Arabic}/gu,
      zh: /\p{Script=Han}/gu,
      ru: /\p{Script=Cyrillic}/gu,
    };
    for (const row of await posts()) {
      for (const language of LANGUAGES.filter((code) => has(row, 'content', code))) {
        const text = String(row[column('content', language)]);
        const letters = text.match(/\p{L}/gu) ?? [];
        const own = text.match(scripts[language] ?? /\p{Script=Latin}/gu) ?? [];
        expect(own.length / letters.length, `${String(row.slug)} in ${language}`).toBeGreaterThan(
          0.8,
        );
      }
    }
  });

  it('are plain text, with pictures of the site', async () => {
    for (const row of await posts()) {
      for (const [name, value] of Object.entries(row)) {
        if (typeof value !== 'string') continue;
        expect(value, `${String(row.slug)}.${name}`).not.toMatch(/<\/?[a-z!]|&[a-z]+;|\*\*|^#+ /im);
      }
      if (row.image === '') continue; // One has none, to show what a card without a picture looks like.
      expect(existsSync(join(ROOT, 'public', String(row.image))), String(row.image)).toBe(true);
      expect(row.image_alt).not.toBe('');
    }
  });
});

describe('the opinions of the demo', () => {
  it('are nine, active, in seven languages, credited by initials', async () => {
    const rows = await db.sql('select * from public.testimonials where active');
    expect(rows).toHaveLength(9);
    for (const row of rows) {
      expect(row.name).toMatch(/^\p{Lu}\. (\p{Lu}\. ?)+$/u);
      for (const language of LANGUAGES) {
        expect(has(row, 'testimonial', language), `${String(row.name)} in ${language}`).toBe(true);
        expect(has(row, 'role', language), `${String(row.name)} in ${language}`).toBe(true);
      }
    }
  });
});

describe('the languages of the demo', () => {
  it('are the seven of the site, all active, Spanish the default', async () => {
    const rows = await db.sql('select * from public.language_settings');
    const expected = LANGUAGES.map((code) => ({
      language_code: code,
      language_name: LANGUAGE_FACTS[code].name,
      is_active: true,
      is_default: code === 'es',
    }));
    expect(rows).toHaveLength(7);
    expect(rows).toEqual(expect.arrayContaining(expected));
  });
});

describe('the staff of the demo', () => {
  it.each([
    ['admin', 'demo-admin-2026', true],
    ['editor', 'demo-editor-2026', false],
  ])('%s signs in', async (role, password, isAdmin) => {
    const client = clientOf(db.backend);
    const { error } = await client.auth.signInWithPassword({
      email: `${role}@demo.example`,
      password,
    });
    expect(error).toBeNull();
    expect((await client.rpc('is_staff')).data).toBe(true);
    expect((await client.rpc('is_admin')).data).toBe(isAdmin);
  });
});

it('no seed names the firm', () => {
  const identity = [
    firm.name,
    firm.legalName,
    firm.lawyer,
    firm.email,
    firm.website,
    ...firm.phones,
  ];
  for (const { name, sql } of seedFiles()) {
    for (const text of identity) expect(sql.includes(text), `${text} in ${name}`).toBe(false);
  }
});
