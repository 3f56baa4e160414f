import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend, USERS } from '../support/backend';
import { TRANSLATIONS } from '../support/posts';
import { UNKNOWN } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();

/** The error code of an admin's insert, or null. */
async function insert(table: string, row: Row) {
  const { error } = await db.clients.admin.from(table).insert(row);
  return error?.code ?? null;
}

const CHECK = '23514';
const UNIQUE = '23505';
const FOREIGN_KEY = '23503';

const NAME = 'posts/10000000-0000-4000-8000-000000000009-1200x800.webp';
const STORED = 'https://project.supabase.co/storage/v1/object/public/images';

/** Addresses of pictures, and the error that they meet. */
const ADDRESSES: [string, string | null][] = [
  ['', null],
  ['/images/covers/old-town.svg', null],
  [`${STORED}/${NAME}`, null],
  [`http://127.0.0.1:4173/storage/v1/object/public/images/${NAME}`, null],
  ['javascript:alert(1)', CHECK],
  [`javascript:alert(1)//storage/v1/object/public/images/${NAME}`, CHECK],
  ['data:image/svg+xml,<svg onload=alert(1)>', CHECK],
  ['https://elsewhere.example/a.png', CHECK],
  ['/images/covers/old-town.svg#focus=100,0', null],
  ['/images/covers/old-town.svg#focus=101,0', CHECK],
  ['/images/covers/old-town.svg#focus=1,0"', CHECK],
  ['#focus=1,0', CHECK],
  ['//elsewhere.example/images/a.png', CHECK],
  ['/images/../admin-login.png', CHECK],
  ['/images/covers/a.svg"onerror="alert(1)', CHECK],
  [`https://user:pass@elsewhere.example/storage/v1/object/public/images/${NAME}`, CHECK],
  [`${STORED}/posts/a.webp`, CHECK],
  [`${STORED}/${NAME}?x=<script>`, CHECK],
  [`${STORED.replace('public', 'sign')}/${NAME}`, CHECK],
  [`${STORED}/${NAME}\n`, CHECK],
];

beforeEach(async () => {
  await db.sql('truncate public.blog_posts, public.testimonials cascade');
  await db.sql('truncate public.text_overrides');
});

describe('a post', () => {
  const post = { slug: 'a-post', title: 'Título' };

  it.each([
    'a',
    'herencia-2026',
    'a_b', // An underscore is a word character to SPEC 5.
    'a'.repeat(70),
    `${'a'.repeat(70)}-12`, // A slug at the cap of SPEC 5 with a suffix.
  ])('accepts the slug %s', async (slug) => {
    expect(await insert('blog_posts', { ...post, slug })).toBeNull();
  });

  it.each(['', 'A', 'herencía', 'a b', 'a/b', '-a', 'a-', 'a--b', '..', 'a'.repeat(81)])(
    'rejects the slug "%s"',
    async (slug) => {
      expect(await insert('blog_posts', { ...post, slug })).toBe(CHECK);
    },
  );

  it('has a unique slug', async () => {
    for (let save = 0; save < 3; save += 1) expect(await insert('blog_posts', post)).toBeNull();
    const rows = await db.sql('select slug from public.blog_posts order by slug');
    expect(rows.map((row) => row.slug)).toEqual(['a-post', 'a-post-1', 'a-post-2']);
    // The constraint holds without the trigger that looks for a free slug.
    await db.sql('set session_replication_role = replica');
    const twice = db.sql(`insert into public.blog_posts (slug, title) values ('a-post', 'B')`);
    await expect(twice).rejects.toMatchObject({ code: UNIQUE });
    await db.sql('set session_replication_role = default');
  });

  it('requires a title, and rejects texts that are too long', async () => {
    const long = (length: number) => 'a'.repeat(length);
    for (const wrong of [
      { title: '' },
      { title: long(201) },
      { excerpt: long(601) },
      { content: long(100_001) },
      { image_alt: long(301) },
    ]) {
      expect(await insert('blog_posts', { ...post, ...wrong }), Object.keys(wrong)[0]).toBe(CHECK);
    }
    const full = { title: long(200), excerpt: long(600), content: long(100_000) };
    expect(await insert('blog_posts', { ...post, ...full })).toBeNull();
  });

  it.each(TRANSLATIONS)('has the same limits in %s', async (language) => {
    for (const [field, limit] of Object.entries({ title: 200, excerpt: 600, content: 100_000 })) {
      const row = { ...post, [`${field}_${language}`]: 'a'.repeat(limit + 1) };
      expect(await insert('blog_posts', row), field).toBe(CHECK);
    }
  });

  it.each(ADDRESSES)('accepts or refuses a picture at %s: %s', async (image, error) => {
    expect(await insert('blog_posts', { ...post, image })).toBe(error);
  });

  it('needs only slug and title; the rest has the defaults of SPEC 3.4', async () => {
    expect(await insert('blog_posts', post)).toBeNull();
    const [row] = await db.sql(
      'select *, date = private.office_today() as today from public.blog_posts',
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

  it('sets updated_at itself, whatever the call sends', async () => {
    await insert('blog_posts', post);
    await db.sql(`update public.blog_posts set updated_at = '2020-01-01'`);
    const [row] = await db.sql(
      'select updated_at > now() - $1::interval as fresh from public.blog_posts',
      ['1 minute'],
    );
    expect(row?.fresh).toBe(true);
  });
});

describe('a testimonial', () => {
  const testimonial = { name: 'A. B.', testimonial: 'Muy bien.' };
  const proof = { consent_date: '2026-01-01', verification: 'Expediente 12/2025' };
  const agreed = { consent_text: 'Pueden publicar mi texto.', consent_via: 'email' };

  it('has the pictures of posts, at the same addresses', async () => {
    for (const field of ['image', 'platform_logo']) {
      for (const [address, error] of ADDRESSES.slice(2, 5)) {
        const row = { ...testimonial, [field]: address };
        expect(await insert('testimonials', row), `${field} ${address}`).toBe(error);
      }
    }
  });

  it.each([
    ['nothing', {}],
    ['consent only', { consent_date: '2026-01-01' }],
    ['verification only', { verification: 'Expediente' }],
    ['an empty verification', { ...proof, verification: '' }],
    ['a blank verification', { ...proof, verification: '  ' }],
    ['no text that the client agreed to', { ...proof, consent_via: 'email' }],
    ['no way in which the client agreed', { ...proof, consent_text: agreed.consent_text }],
  ])('cannot be activated with %s', async (_, known) => {
    expect(await insert('testimonials', { ...testimonial, ...known, active: true })).toBe(CHECK);
    expect(await insert('testimonials', { ...testimonial, ...known })).toBeNull();
    const { error } = await db.clients.editor
      .from('testimonials')
      .update({ active: true })
      .eq('name', testimonial.name);
    expect(error?.code).toBe(CHECK);
  });

  it('can be activated with all of it, and must keep the proof while active', async () => {
    const row = { ...testimonial, ...proof, ...agreed, active: true };
    expect(await insert('testimonials', row)).toBeNull();
    const { error } = await db.clients.editor
      .from('testimonials')
      .update({ verification: null })
      .eq('name', testimonial.name);
    expect(error?.code).toBe(CHECK);
  });

  it.each(TRANSLATIONS)('has the same limits in %s', async (language) => {
    for (const [field, limit] of Object.entries({ name: 120, role: 160, testimonial: 2000 })) {
      const row = { ...testimonial, [`${field}_${language}`]: 'a'.repeat(limit + 1) };
      expect(await insert('testimonials', row), field).toBe(CHECK);
    }
  });

  it('rejects a future consent date', async () => {
    const [row] = await db.sql(
      'select private.office_today()::text as today, (private.office_today() + 1)::text as tomorrow',
    );
    const dated = (consent_date: unknown) => ({ ...testimonial, consent_date });
    expect(await insert('testimonials', dated(row?.tomorrow))).toBe(CHECK);
    expect(await insert('testimonials', dated('2099-01-01'))).toBe(CHECK);
    expect(await insert('testimonials', dated(row?.today))).toBeNull();
  });

  it('requires a name and a text of limited length', async () => {
    for (const wrong of [
      { name: '' },
      { name: 'a'.repeat(121) },
      { role: 'a'.repeat(161) },
      { testimonial: '' },
      { testimonial: 'a'.repeat(2001) },
      { verification: 'a'.repeat(501) },
    ]) {
      expect(await insert('testimonials', { ...testimonial, ...wrong })).toBe(CHECK);
    }
  });
});

describe('a text override', () => {
  const text = { language: SOURCE_LANGUAGE, namespace: 'common', key: 'loading', value: 'Espere' };

  it('is unique per language, namespace and key', async () => {
    expect(await insert('text_overrides', text)).toBeNull();
    expect(await insert('text_overrides', text)).toBe(UNIQUE);
    expect(await insert('text_overrides', { ...text, language: UNKNOWN })).toBe(FOREIGN_KEY);
    expect(await insert('text_overrides', { ...text, namespace: 'other' })).toBe(CHECK);
    expect(await insert('text_overrides', { ...text, key: '' })).toBe(CHECK);
  });
});

describe('a member of staff', () => {
  it('requires an account and one of the two roles', async () => {
    expect(await insert('staff', { user_id: crypto.randomUUID(), role: 'editor' })).toBe('23503');
    const { error } = await db.clients.admin
      .from('staff')
      .insert({ user_id: crypto.randomUUID(), role: 'owner' });
    expect(error?.code).toBe('22P02');
  });
});

describe('a date of the database', () => {
  it.each([
    ['blog_posts', { slug: 'a-post', title: 'Título' }],
    ['testimonials', { name: 'A. B.', testimonial: 'Muy bien.' }],
  ])('is set on deletion from %s, whatever the call sends', async (table, row) => {
    expect(await insert(table, row)).toBeNull();
    const move = (deleted_at: string | null) =>
      db.clients.editor.from(table).update({ deleted_at }).not('id', 'is', null);
    const fresh = async () =>
      (
        await db.sql(
          `select deleted_at > now() - interval '1 minute' and deleted_at <= now() as fresh from public.${table}`,
        )
      )[0]?.fresh;
    for (const claimed of ['1999-01-01T00:00:00Z', '2999-01-01T00:00:00Z']) {
      expect((await move(claimed)).error).toBeNull();
      expect(await fresh()).toBe(true);
    }
    expect((await move(null)).error).toBeNull();
    expect(await fresh()).toBeNull();
  });

  it('cannot be sent or changed for posts, roles and enquiries', async () => {
    const { admin, editor } = db.clients;
    await insert('blog_posts', { slug: 'a-post', title: 'Título' });
    const past = { created_at: '1999-01-01T00:00:00Z' };
    const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
      (await call).error?.code;
    const posts = () => editor.from('blog_posts');
    const staff = () => admin.from('staff');
    expect([
      await codeOf(posts().insert({ slug: 'b', title: 'B', ...past })),
      await codeOf(posts().update(past).eq('slug', 'a-post')),
      await codeOf(posts().insert({ slug: 'c', title: 'C', deleted_at: past.created_at })),
      await codeOf(staff().update(past).not('user_id', 'is', null)),
      await codeOf(staff().update({ user_id: USERS.visitor }).eq('user_id', USERS.editor)),
      await codeOf(admin.from('contact_surveys').update(past).not('id', 'is', null)),
    ]).toEqual(Array(6).fill('42501'));
  });
});

describe('a search text', () => {
  it('is truncated before it is processed', async () => {
    const long = 'a'.repeat(1_000_000);
    const { admin, editor } = db.clients;
    const calls: PromiseLike<{ data: unknown; error: unknown }>[] = [
      editor.rpc('search_posts', { query: long.slice(0, 50_000), lang: SOURCE_LANGUAGE }),
      editor.rpc('posts_for_staff', { query: long }),
      admin.rpc('search_surveys', { query: long }),
    ];
    for (const call of calls) {
      const { data, error } = await call;
      expect(error).toBeNull();
      expect(data).toEqual([]);
    }
    const definitions = await db.sql(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace
         and 'query' = any(proargnames) and prosrc !~ 'left\\(query, [12]00\\)'`,
    );
    expect(definitions).toEqual([]);
  });
});
