import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS, OWN_TEXTS, textName } from '@/features/admin/posts/schema';
import { LIMITS as TESTIMONIAL_LIMITS } from '@/features/admin/testimonials/testimonial';
import { type Row, useBackend } from '../support/backend';
import { addCategories } from '../support/posts';
import { OTHER } from '../support/languages';

// Languages without limits of their own: translatedColumns.test.ts.
const db = useBackend();

/** The error code of a call, or null. */
const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code ?? null;
const insert = (table: string, row: Row) => codeOf(db.clients.admin.from(table).insert(row));
const update = (table: string, row: Row) =>
  codeOf(db.clients.editor.from(table).update(row).not('id', 'is', null));

const CHECK = '23514';
const long = (length: number) => 'a'.repeat(length);

const NAME = 'posts/10000000-0000-4000-8000-000000000009-1200x800.webp';
const STORED = 'https://project.supabase.co/storage/v1/object/public/images';

/** Addresses of pictures, and the error that they meet. */
const ADDRESSES: [string, string | null][] = [
  ['', null],
  [`${STORED}/${NAME}`, null],
  [`javascript:alert(1)//storage/v1/object/public/images/${NAME}`, CHECK],
  ['/images/covers/old-town.svg#focus=100,0', null],
  ['/images/covers/old-town.svg#focus=101,0', CHECK],
  ['//elsewhere.example/images/a.png', CHECK],
  [`https://user:pass@elsewhere.example/storage/v1/object/public/images/${NAME}`, CHECK],
  [`${STORED}/${NAME}?x=<script>`, CHECK],
  [`${STORED}/${NAME}\n`, CHECK],
];

beforeEach(async () => {
  await db.sql('truncate public.blog_posts, public.testimonials cascade');
});

describe('a post', () => {
  const post = { slug: 'a-post', title: 'Título' };
  const save = (row: Row) => insert('blog_posts', { ...post, ...row });

  it('has a slug that can be in an address', async () => {
    // An underscore is a word character to SPEC 5; the last is as long as its cap and a suffix.
    for (const slug of ['herencia-2026', 'a_b', `${long(70)}-12`]) {
      expect.soft(await save({ slug }), slug).toBeNull();
    }
    for (const slug of ['', 'A', 'herencía', 'a/b', '-a', 'a--b', long(81)]) {
      expect.soft(await save({ slug }), slug).toBe(CHECK);
    }
  });

  it('has a unique slug', async () => {
    for (let saves = 0; saves < 3; saves += 1) expect(await save({})).toBeNull();
    const rows = await db.sql('select slug from public.blog_posts order by slug');
    expect(rows.map((row) => row.slug)).toEqual(['a-post', 'a-post-1', 'a-post-2']);
  });

  it('requires a title, and takes texts as long as its form does', async () => {
    expect(await save({ title: '' })).toBe(CHECK);
    for (const [name, most] of OWN_TEXTS.flatMap((field) =>
      [field, textName(field, OTHER)].map((each) => [each, LIMITS[field]] as const),
    )) {
      expect.soft(await save({ [name]: long(most) }), name).toBeNull();
      expect.soft(await save({ [name]: long(most + 1) }), name).toBe(CHECK);
    }
  });

  it('has a picture of the site or of its storage', async () => {
    for (const [image, error] of ADDRESSES) {
      expect.soft(await save({ image }), image).toBe(error);
    }
  });

  it('has only categories of the site, ten at most', async () => {
    const names = Array.from({ length: 11 }, (_, number) => `Category ${number}`);
    await addCategories(db.sql, ...names);
    expect(await save({ additional_categories: names })).toBe(CHECK);
    expect(await save({ additional_categories: names.slice(1) })).toBeNull();
    expect(await save({ additional_categories: [long(1000)] })).toBe('P0001');
  });
});

describe('a testimonial', () => {
  const testimonial = { name: 'A. B.', testimonial: 'Muy bien.' };
  const add = (row: Row) => insert('testimonials', { ...testimonial, ...row });
  const proof = {
    ...{ consent_date: '2026-01-01', verification: 'Expediente 12/2025' },
    ...{ consent_text: 'Pueden publicar mi texto.', consent_via: 'email' },
  };

  it('has the pictures of posts, at the same addresses', async () => {
    for (const field of ['image', 'platform_logo']) {
      for (const [address, error] of ADDRESSES.slice(1, 3)) {
        expect.soft(await add({ [field]: address }), `${field} ${address}`).toBe(error);
      }
    }
  });

  it('is shown only with all of the proof, and must keep it while it is', async () => {
    const parts = ['consent_date', 'verification', 'consent_text', 'consent_via'];
    for (const wrong of [...parts.map((part) => ({ [part]: null })), { verification: ' ' }]) {
      expect
        .soft(await add({ ...proof, ...wrong, active: true }), JSON.stringify(wrong))
        .toBe(CHECK);
    }
    expect(await add({})).toBeNull();
    expect(await update('testimonials', { active: true })).toBe(CHECK);
    expect(await update('testimonials', { ...proof, active: true })).toBeNull();
    for (const part of parts)
      expect(await update('testimonials', { [part]: null }), part).toBe(CHECK);
  });

  it('has a name and a text, all as long as its form takes, and no consent of the future', async () => {
    const [days] = await db.sql(
      'select private.office_today()::text as today, (private.office_today() + 1)::text as tomorrow',
    );
    for (const wrong of [{ name: '' }, { testimonial: '' }, { consent_date: days?.tomorrow }]) {
      expect.soft(await add(wrong), Object.keys(wrong)[0]).toBe(CHECK);
    }
    expect(await add({ consent_date: days?.today })).toBeNull();
    for (const [name, most] of Object.entries(TESTIMONIAL_LIMITS)) {
      if (most === Infinity) continue;
      expect.soft(await add({ [name]: long(most) }), name).toBeNull();
      expect.soft(await add({ [name]: long(most + 1) }), name).toBe(CHECK);
    }
  });
});
