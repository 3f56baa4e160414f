import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../server/paths';
import { seedFiles } from '../../server/embedded/sql';
import { slugify } from '@/features/admin/posts/slugify';
import { firm } from '@/site/firm';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { CATEGORY_OF_SERVICE, SERVICE_IDS } from '@/site/services';
import { clientOf, type Row, useBackend } from '../support/backend';

const db = useBackend({ seed: true });
const column = (field: string, language: Language) =>
  language === SOURCE_LANGUAGE ? field : `${field}_${language}`;

const has = (row: Row, field: string, language: Language) => Boolean(row[column(field, language)]);
const isWhole = (row: Row) =>
  LANGUAGES.every((language) =>
    ['title', 'excerpt', 'content', ...(row['image'] ? ['image_alt'] : [])].every((field) =>
      has(row, field, language),
    ),
  );

let posts: Row[];
beforeAll(async () => {
  posts = await db.sql(
    'select *, date > private.office_today() as future from public.blog_posts order by date desc',
  );
});
const shown = () => posts.filter(({ hidden, future }) => !hidden && !future);
describe('demo posts', () => {
  it('are twenty-one, whole in all languages, with the slug that the editor would give them', () => {
    expect(posts).toHaveLength(21);
    expect.soft(posts.filter((row) => !isWhole(row)).map(({ slug }) => slug)).toEqual([]);
    expect
      .soft(posts.map(({ slug }) => slug))
      .toEqual(posts.map(({ title }) => slugify(String(title))));
  });

  it('have fixed ids and times, as testimonials do, so that pages built from one database match another', async () => {
    const rows = [...posts, ...(await db.sql('select id from public.testimonials'))];
    const seeds = seedFiles().map(({ sql }) => sql);
    expect(rows.length).toBeGreaterThan(20);
    for (const { id, updated_at } of rows) {
      expect(seeds.some((sql) => sql.includes(String(id)))).toBe(true);
      if (updated_at)
        expect(new Date(updated_at as string).getTime()).toBeLessThan(Date.now() - 3_600_000);
    }
  });

  it('have covers that are there, described, and different within seven and for each practice area', () => {
    const files = posts.map(({ image }) => String(image)).filter(Boolean);
    expect(files.filter((path) => !existsSync(join(ROOT, 'public', path)))).toEqual([]);
    for (const rows of [shown(), shown().filter((row) => row.show_on_homepage)]) {
      const covers = rows.map(({ image }) => image);
      const repeated = covers.filter((image, index) =>
        covers.slice(Math.max(0, index - 6), index).includes(image),
      );
      expect(repeated).toEqual([]);
    }
    for (const service of SERVICE_IDS) {
      const covers = shown()
        .filter((row) => (row.shown_categories as string[]).includes(CATEGORY_OF_SERVICE[service]))
        .slice(0, 3)
        .map(({ image }) => image);
      expect(covers.length, service).toBeGreaterThan(1);
      expect(new Set(covers).size, service).toBe(covers.length);
    }
  });

  it('are plain texts in the script of their language', () => {
    const scripts: Record<string, RegExp> = {
      ar: /\p{Script=Arabic}/gu,
      zh: /\p{Script=Han}/gu,
      ru: /\p{Script=Cyrillic}/gu,
    };
    for (const row of posts) {
      for (const language of LANGUAGES) {
        const content = String(row[column('content', language)]);
        const name = `${String(row.slug)} in ${language}`;
        // Brackets hold the Spanish term, which the reader will see on a form.
        const text = content.replaceAll(/[(（][^)）]*[)）]/gu, '');
        const own = text.match(scripts[language] ?? /\p{Script=Latin}/gu) ?? [];
        const letters = text.match(/\p{L}/gu) ?? [];
        expect(own.length / letters.length, name).toBeGreaterThan(0.8);
        expect(content, name).not.toMatch(/<\/?[a-z!]|&[a-z]+;|\*\*|^#+ /im);
      }
    }
  });
});

it('demo testimonials are nine, active, in all languages, credited by initials', async () => {
  const rows = await db.sql('select * from public.testimonials where active');
  expect(rows).toHaveLength(9);
  for (const row of rows) {
    expect(row.name).toMatch(/^\p{Lu}\. (\p{Lu}\. ?)+$/u);
    for (const language of LANGUAGES)
      for (const field of ['testimonial', 'role'])
        expect(has(row, field, language), `${String(row.name)} in ${language}`).toBe(true);
  }
});

it.each(['admin', 'editor'])('demo staff signs in: %s', async (role) => {
  const client = clientOf(db.backend);
  const { data, error } = await client.auth.signInWithPassword({
    email: `${role}@demo.example`,
    password: `demo-${role}-2026`,
  });
  expect(error).toBeNull();
  const staff = client.from('staff').select('role');
  expect((await staff.eq('user_id', data.user?.id ?? '')).data).toEqual([{ role }]);
});

it('no seed names the firm', () => {
  const identity = [
    firm.name,
    firm.legalName,
    firm.lawyers[0].name,
    firm.email,
    firm.website,
    ...firm.phones,
  ];
  for (const { name, sql } of seedFiles()) {
    for (const text of identity) expect(sql.includes(text), `${text} in ${name}`).toBe(false);
  }
});
