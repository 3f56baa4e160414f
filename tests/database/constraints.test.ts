import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend } from '../support/backend';

const db = useBackend();

/** The database's answer to a new row from an admin: null, or the error's code. */
async function insert(table: string, row: Row) {
  const { error } = await db.clients.admin.from(table).insert(row);
  return error?.code ?? null;
}

const CHECK = '23514';
const UNIQUE = '23505';

beforeEach(async () => {
  await db.sql('truncate public.blog_posts, public.testimonials cascade');
  await db.sql('truncate public.language_settings, public.text_overrides');
});

describe('a post', () => {
  const post = { slug: 'a-post', title: 'Título' };

  it.each([
    'a',
    'herencia-2026',
    'a'.repeat(70),
    `${'a'.repeat(70)}-12`, // A slug at SPEC 5's cap, made unique.
  ])('may have the slug %s', async (slug) => {
    expect(await insert('blog_posts', { ...post, slug })).toBeNull();
  });

  it.each(['', 'A', 'herencía', 'a b', 'a/b', '-a', 'a-', 'a--b', 'a_b', '..', 'a'.repeat(81)])(
    'may not have the slug "%s"',
    async (slug) => {
      expect(await insert('blog_posts', { ...post, slug })).toBe(CHECK);
    },
  );

  it('shares its slug with no other', async () => {
    for (let save = 0; save < 3; save += 1) expect(await insert('blog_posts', post)).toBeNull();
    const rows = await db.sql('select slug from public.blog_posts order by slug');
    expect(rows.map((row) => row.slug)).toEqual(['a-post', 'a-post-1', 'a-post-2']);
    // Also where no trigger looks for a free one.
    await db.sql('set session_replication_role = replica');
    const twice = db.sql(`insert into public.blog_posts (slug, title) values ('a-post', 'B')`);
    await expect(twice).rejects.toMatchObject({ code: UNIQUE });
    await db.sql('set session_replication_role = default');
  });

  it('has a title, and texts that fit', async () => {
    const long = (length: number) => 'a'.repeat(length);
    for (const wrong of [
      { title: '' },
      { title: long(201) },
      { excerpt: long(601) },
      { content: long(100_001) },
      { category: '' },
      { category: long(61) },
      { image_alt: long(301) },
    ]) {
      expect(await insert('blog_posts', { ...post, ...wrong }), Object.keys(wrong)[0]).toBe(CHECK);
    }
    const full = { title: long(200), excerpt: long(600), content: long(100_000) };
    expect(await insert('blog_posts', { ...post, ...full })).toBeNull();
  });

  it.each(['en', 'fr', 'de', 'ar', 'zh', 'ru'])('fits in %s too', async (language) => {
    for (const [field, limit] of Object.entries({ title: 200, excerpt: 600, content: 100_000 })) {
      const row = { ...post, [`${field}_${language}`]: 'a'.repeat(limit + 1) };
      expect(await insert('blog_posts', row), field).toBe(CHECK);
    }
  });

  it('needs no more than slug and title; the rest has the defaults of SPEC 3.4', async () => {
    expect(await insert('blog_posts', post)).toBeNull();
    const [row] = await db.sql(
      'select *, date = public.office_today() as today from public.blog_posts',
    );
    expect(row).toMatchObject({
      category: 'General',
      image: '',
      hidden: false,
      show_on_homepage: false,
      additional_categories: [],
      show_additional_categories: false,
      today: true,
    });
  });

  it('tells when it was last changed, whatever the call says', async () => {
    await insert('blog_posts', post);
    await db.sql(`update public.blog_posts set updated_at = '2020-01-01'`);
    const [row] = await db.sql(
      'select updated_at > now() - $1::interval as fresh from public.blog_posts',
      ['1 minute'],
    );
    expect(row?.fresh).toBe(true);
  });
});

describe('an opinion', () => {
  const opinion = { name: 'A. B.', testimonial: 'Muy bien.' };
  const proof = { consent_date: '2026-01-01', verification: 'Expediente 12/2025' };

  it.each([
    ['nothing', {}],
    ['consent only', { consent_date: '2026-01-01' }],
    ['verification only', { verification: 'Expediente' }],
    ['an empty verification', { ...proof, verification: '' }],
    ['a blank verification', { ...proof, verification: '  ' }],
  ])('is not activated with %s', async (_, known) => {
    expect(await insert('testimonials', { ...opinion, ...known, active: true })).toBe(CHECK);
    expect(await insert('testimonials', { ...opinion, ...known })).toBeNull();
    const { error } = await db.clients.editor
      .from('testimonials')
      .update({ active: true })
      .eq('name', opinion.name);
    expect(error?.code).toBe(CHECK);
  });

  it('is activated with both, and keeps both while it is active', async () => {
    expect(await insert('testimonials', { ...opinion, ...proof, active: true })).toBeNull();
    const { error } = await db.clients.editor
      .from('testimonials')
      .update({ verification: null })
      .eq('name', opinion.name);
    expect(error?.code).toBe(CHECK);
  });

  it.each(['en', 'fr', 'de', 'ar', 'zh', 'ru'])('fits in %s too', async (language) => {
    for (const [field, limit] of Object.entries({ name: 120, role: 160, testimonial: 2000 })) {
      const row = { ...opinion, [`${field}_${language}`]: 'a'.repeat(limit + 1) };
      expect(await insert('testimonials', row), field).toBe(CHECK);
    }
  });

  it('has a name and a text that fit', async () => {
    for (const wrong of [
      { name: '' },
      { name: 'a'.repeat(121) },
      { role: 'a'.repeat(161) },
      { testimonial: '' },
      { testimonial: 'a'.repeat(2001) },
      { verification: 'a'.repeat(501) },
    ]) {
      expect(await insert('testimonials', { ...opinion, ...wrong })).toBe(CHECK);
    }
  });
});

describe('a language', () => {
  const spanish = { language_code: 'es', language_name: 'Español', is_default: true };

  it('is one of the seven', async () => {
    expect(await insert('language_settings', { language_code: 'pt', language_name: 'P' })).toBe(
      CHECK,
    );
  });

  it('is the only default, and active as such', async () => {
    expect(await insert('language_settings', spanish)).toBeNull();
    const english = { language_code: 'en', language_name: 'English' };
    expect(await insert('language_settings', { ...english, is_default: true })).toBe(UNIQUE);
    expect(await insert('language_settings', english)).toBeNull();
    const { error } = await db.clients.admin
      .from('language_settings')
      .update({ is_active: false })
      .eq('language_code', 'es');
    expect(error?.code).toBe(CHECK);
  });

  it('has a name', async () => {
    expect(await insert('language_settings', { ...spanish, language_name: '' })).toBe(CHECK);
  });
});

describe('a changed text', () => {
  const text = { language: 'es', namespace: 'common', key: 'loading', value: 'Espere' };

  it('belongs to a language, a namespace and a key, once', async () => {
    expect(await insert('text_overrides', text)).toBeNull();
    expect(await insert('text_overrides', text)).toBe(UNIQUE);
    expect(await insert('text_overrides', { ...text, language: 'pt' })).toBe(CHECK);
    expect(await insert('text_overrides', { ...text, namespace: 'other' })).toBe(CHECK);
    expect(await insert('text_overrides', { ...text, key: '' })).toBe(CHECK);
  });
});

describe('a member of staff', () => {
  it('has an account and one of the two roles', async () => {
    expect(await insert('staff', { user_id: crypto.randomUUID(), role: 'editor' })).toBe('23503');
    const { error } = await db.clients.admin
      .from('staff')
      .insert({ user_id: crypto.randomUUID(), role: 'owner' });
    expect(error?.code).toBe('22P02');
  });
});
