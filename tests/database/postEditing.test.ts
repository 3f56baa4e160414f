import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { LANGUAGES } from '../../src/site/languages';
import { addCategories, call, DENIED, post, translationsBut, writerOf } from '../support/posts';
import { ANOTHER, OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();

const { insert, update } = writerOf(db);

beforeEach(async () => {
  await db.sql('truncate public.blog_posts cascade');
  await addCategories(db.sql, 'Vivienda', 'Herencias');
});

describe('outdated translations', () => {
  it('are all translations of the changed post, and of no other', async () => {
    const one = await insert(post('one', [ANOTHER]));
    const other = await insert(post('other'));
    expect(one.outdated_languages).toEqual([]);
    const changed = await update(one.id, { content: 'Uno.\n\nDos y medio.' });
    expect(changed.outdated_languages).toEqual(translationsBut(ANOTHER));
    const [untouched] = await db.sql('select * from public.blog_posts where id = $1', [other.id]);
    expect(untouched).toMatchObject({ outdated_languages: [], version: 1 });
  });

  it('keep the Spanish text that they were made from', async () => {
    const { id } = await insert(post('one'));
    await update(id, { content: 'Nuevo.' });
    // A translation that changes together with the Spanish belongs to the new text; one that was outdated before is
    // still to be confirmed.
    const both = await update(id, { content: 'Más nuevo.', [`content_${OTHER}`]: 'Neu.' });
    expect(both.outdated_languages).toEqual(translationsBut());
    await call(db.clients.editor, 'confirm_translation', { post: id, lang: OTHER, seen: 3 });
    const again = await update(id, { content: 'El último.', [`content_${OTHER}`]: 'Neuestes.' });
    expect(again.outdated_languages).toEqual(translationsBut(OTHER));
    const { data } = await db.clients.editor
      .from('post_translation_sources')
      .select('language, content')
      .eq('post_id', id as string);
    const contents = new Map((data ?? []).map((row) => [row.language, row.content]));
    expect(contents.get(OTHER)).toBe('El último.');
    expect(contents.get('en')).toBe('Uno.\n\nDos.');
  });

  it('do not result from a changed date, slug or category, or from a reverted text', async () => {
    const { id } = await insert(post('one'));
    const moved = await update(id, { slug: 'two', date: '2026-01-01', category: 'Vivienda' });
    expect(moved.outdated_languages).toEqual([]);
    await update(id, { title: 'Otro' });
    expect((await update(id, { title: 'Título' })).outdated_languages).toEqual([]);
  });

  it('are no longer listed once deleted or translated again', async () => {
    const { id } = await insert(post('one', [ANOTHER]));
    await update(id, { title: 'Otro' });
    const without = await update(id, { title_en: null, content_en: '' });
    expect(without.outdated_languages).toEqual(translationsBut('en', ANOTHER));
    const added = await update(id, {
      [`title_${ANOTHER}`]: '标题',
      [`content_${ANOTHER}`]: '正文',
    });
    expect(added.outdated_languages).toEqual(translationsBut('en', ANOTHER));
  });

  it('are computed by the database, and no call may send them', async () => {
    const { id } = await insert(post('one'));
    for (const own of [
      { outdated_languages: [OTHER] },
      { version: 1 },
      { languages: [SOURCE_LANGUAGE] },
    ]) {
      const { error } = await db.clients.editor
        .from('blog_posts')
        .update(own)
        .eq('id', id as string);
      expect(error?.code).toBe(DENIED);
    }
    await db.sql(`update public.blog_posts set outdated_languages = '{${OTHER}}', version = 40`);
    expect(await db.sql('select version, outdated_languages from public.blog_posts')).toEqual([
      { version: 2, outdated_languages: [] },
    ]);
  });

  it('can be confirmed by staff for the version they have read', async () => {
    const { id } = await insert(post('one'));
    await update(id, { title: 'Otro' });
    const confirm = (seen: number) =>
      call(db.clients.editor, 'confirm_translation', { post: id, lang: 'fr', seen });
    // Somebody else has saved in between.
    expect((await confirm(1)).data).toBeNull();
    expect((await confirm(2)).data).toBe(3);
    const [row] = await db.sql('select outdated_languages from public.blog_posts');
    expect(row?.outdated_languages).toEqual(translationsBut('fr'));
  });
});

describe('confirming a part of the Spanish text', () => {
  it('leaves the translation outdated until it is right for all of it', async () => {
    const { id } = await insert(post('one'));
    await update(id, { title: 'Otro', content: 'Uno más.\n\nDos más.' });
    const confirm = (seen: number, spanish: Record<string, string>) =>
      call(db.clients.editor, 'confirm_translation', { post: id, lang: 'fr', seen, spanish });
    const outdated = async () => {
      const [row] = await db.sql('select outdated_languages from public.blog_posts');
      return row?.outdated_languages;
    };
    expect((await confirm(2, { title: 'Otro', content: 'Uno más.\n\nDos.' })).data).toBe(3);
    expect(await outdated()).toEqual(translationsBut());
    expect((await confirm(3, { content: 'Uno más.\n\nDos más.' })).data).toBe(4);
    expect(await outdated()).toEqual(translationsBut('fr'));
  });
});

describe('a save', () => {
  it('based on an older version updates nothing', async () => {
    const { id } = await insert(post('one'));
    const save = (title: string) =>
      db.clients.editor
        .from('blog_posts')
        .update({ title })
        .eq('id', id as string)
        .eq('version', 1)
        .select('title');
    expect((await save('Primera')).data).toEqual([{ title: 'Primera' }]);
    expect((await save('Segunda')).data).toEqual([]);
    const [row] = await db.sql('select title from public.blog_posts');
    expect(row?.title).toBe('Primera');
  });
});

describe('a slug', () => {
  it('is given to one of two simultaneous saves, and the other gets a suffix', async () => {
    const rows = await Promise.all([1, 2, 3].map(() => insert(post('herencia'))));
    expect(rows.map(({ slug }) => slug).sort()).toEqual(['herencia', 'herencia-1', 'herencia-2']);
    const other = await insert(post('otra'));
    expect((await update(other.id, { slug: 'herencia' })).slug).toBe('herencia-3');
  });

  it('still leads to its post after a change, and is not given to another', async () => {
    const { id } = await insert(post('antes'));
    await update(id, { slug: 'ahora' });
    const { data } = await db.clients.anon.from('post_old_slugs').select('slug, post_id');
    expect(data).toEqual([{ slug: 'antes', post_id: id }]);
    expect((await insert(post('antes'))).slug).toBe('antes-1');
    // A post may take its own former slug again.
    expect((await update(id, { slug: 'antes' })).slug).toBe('antes');
    const { data: now } = await db.clients.anon.from('post_old_slugs').select('slug, post_id');
    expect(now).toEqual([{ slug: 'ahora', post_id: id }]);
  });

  it.each([
    ['hidden', { hidden: true }],
    ['scheduled', { date: '2999-01-01' }],
  ])('of a draft is forgotten when it gets another: %s', async (_state, draft) => {
    const { id } = await insert({ ...post('the-name-of-a-client'), ...draft });
    await update(id, { slug: 'ahora' });
    await update(id, { hidden: false, date: '2020-01-01' });
    expect(await db.sql('select slug from public.post_old_slugs')).toEqual([]);
  });

  it.each([
    ['hidden', { hidden: true }, { hidden: false }],
    ['in the bin', { deleted_at: new Date().toISOString() }, { deleted_at: null }],
    ['put off', { date: '2999-01-01' }, { date: '2020-01-01' }],
  ])(
    'that readers know leads to its post when that was %s meanwhile',
    async (_state, away, back) => {
      const { id } = await insert(post('antes'));
      await update(id, away);
      await update(id, { slug: 'borrador' });
      await update(id, { slug: 'ahora' });
      const read = async () => (await db.clients.anon.from('post_old_slugs').select('slug')).data;
      expect(await read()).toEqual([]);
      await update(id, back);
      expect(await read()).toEqual([{ slug: 'antes' }]);
    },
  );
});

describe('the bin', () => {
  it('hides posts from the public, and restores them', async () => {
    const { id } = await insert(post('one'));
    const seen = async () => (await db.clients.anon.from('blog_posts').select('id')).data;
    await update(id, { deleted_at: new Date().toISOString() });
    expect(await seen()).toEqual([]);
    const { data } = await db.clients.anon.rpc('search_posts', {
      query: '',
      lang: SOURCE_LANGUAGE,
    });
    expect(data).toEqual([]);
    await update(id, { deleted_at: null });
    expect(await seen()).toEqual([{ id }]);
  });

  it('keeps nothing of a permanently deleted post', async () => {
    const { id } = await insert(post('one'));
    await update(id, { slug: 'two', deleted_at: new Date().toISOString() });
    await db.clients.editor.from('blog_posts').delete().not('deleted_at', 'is', null);
    for (const table of ['blog_posts', 'post_old_slugs', 'post_translation_sources']) {
      expect(await db.sql(`select * from public.${table}`), table).toEqual([]);
    }
  });
});

describe('a duplicate', () => {
  it('is hidden, dated today, with its own slug and the same outdated translations', async () => {
    const { id } = await insert({
      ...post('one', [ANOTHER]),
      date: '2025-01-01',
      show_on_homepage: true,
      image: '/images/a.webp',
      image_alt: 'Puerto',
      additional_categories: ['Vivienda'],
    });
    await update(id, { content: 'Otra cosa.' });
    await update(id, { [`content_${OTHER}`]: 'Etwas anderes.' });
    await call(db.clients.editor, 'confirm_translation', { post: id, lang: OTHER, seen: 3 });
    const { data: copy, error } = await call(db.clients.editor, 'duplicate_post', {
      post: id,
      image: '/images/b.webp',
    });
    expect(error).toBeNull();
    const [row] = await db.sql(
      'select *, date = private.office_today() as today from public.blog_posts where id = $1',
      [copy],
    );
    expect(row).toMatchObject({
      slug: 'one-1',
      title: 'Título (copia)',
      content: 'Otra cosa.',
      [`content_${OTHER}`]: 'Etwas anderes.',
      image: '/images/b.webp',
      image_alt: 'Puerto',
      additional_categories: ['Vivienda'],
      hidden: true,
      show_on_homepage: false,
      today: true,
      outdated_languages: translationsBut(OTHER, ANOTHER),
      languages: LANGUAGES.filter((language) => language !== ANOTHER),
    });
  });
});
