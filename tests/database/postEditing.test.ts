import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { LANGUAGES } from '../../src/site/languages';
import { addCategories, call, DENIED, post, translationsBut, writerOf } from '../support/posts';
import { ANOTHER, OTHER } from '../support/languages';

const db = useBackend();

const { insert, update } = writerOf(db);

beforeEach(async () => {
  await db.sql('truncate public.blog_posts cascade');
  await addCategories(db.sql, 'Vivienda');
});

const outdated = async () =>
  (await db.sql('select outdated_languages from public.blog_posts'))[0]?.outdated_languages;
const confirm = async (id: unknown, lang: string, seen: number, spanish?: object) => {
  const args = { post: id, lang, seen, ...(spanish && { spanish }) };
  return (await call(db.clients.editor, 'confirm_translation', args)).data;
};

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
    await confirm(id, OTHER, 3);
    const again = await update(id, { content: 'El último.', [`content_${OTHER}`]: 'Neuestes.' });
    expect(again.outdated_languages).toEqual(translationsBut(OTHER));
    const { data } = await db.clients.editor
      .from('post_translation_sources')
      .select('language, content');
    expect(data).toContainEqual({ language: OTHER, content: 'El último.' });
    expect(data).toContainEqual({ language: 'en', content: 'Uno.\n\nDos.' });
  });

  it('do not result from a changed slug or category or a reverted text, and end with a new translation or none', async () => {
    const { id } = await insert(post('one', [ANOTHER]));
    const moved = await update(id, { slug: 'two', date: '2026-01-01', category: 'Vivienda' });
    expect(moved.outdated_languages).toEqual([]);
    await update(id, { title: 'Otro' });
    const texts = { title_en: null, content_en: '', [`title_${ANOTHER}`]: '标题' };
    const without = await update(id, { ...texts, [`content_${ANOTHER}`]: '正文' });
    expect(without.outdated_languages).toEqual(translationsBut('en', ANOTHER));
    // Made from the text that is taken back.
    expect((await update(id, { title: 'Título' })).outdated_languages).toEqual([ANOTHER]);
  });

  it('are written by the database alone, as versions and languages are', async () => {
    const { id } = await insert(post('one'));
    const posts = () => db.clients.editor.from('blog_posts');
    for (const own of [{ outdated_languages: [OTHER] }, { version: 1 }, { languages: ['en'] }]) {
      expect((await posts().update(own).eq('id', String(id))).error?.code).toBe(DENIED);
    }
  });

  it('can be confirmed by staff for the version they have read', async () => {
    const { id } = await insert(post('one'));
    await update(id, { title: 'Otro', content: 'Uno más.\n\nDos más.' });
    // Somebody else has saved in between.
    expect(await confirm(id, 'fr', 1)).toBeNull();
    expect(await confirm(id, 'fr', 2)).toBe(2);
    expect(await outdated()).toEqual(translationsBut('fr'));
    // In parts, until the translation is right for all of the text.
    expect(await confirm(id, 'en', 2, { title: 'Otro', content: 'Uno más.\n\nDos.' })).toBe(2);
    expect(await outdated()).toEqual(translationsBut('fr'));
    expect(await confirm(id, 'en', 2, { content: 'Uno más.\n\nDos más.' })).toBe(2);
    expect(await outdated()).toEqual(translationsBut('fr', 'en'));
  });
});

it('a post’s languages are Spanish and each with a title and a text', async () => {
  const without = { title_fr: '', [`content_${OTHER}`]: null };
  const { id } = await insert({ ...post('una'), ...without });
  const all = (...but: string[]) => LANGUAGES.filter((language) => !but.includes(language));
  const languages = async () => (await db.sql('select languages from public.blog_posts'))[0];
  expect(await languages()).toEqual({ languages: all('fr', OTHER) });
  await update(id, { title_fr: 'Titre', title_en: null });
  expect(await languages()).toEqual({ languages: all('en', OTHER) });
});

const oldSlugs = async () =>
  (await db.clients.anon.from('post_old_slugs').select('slug').order('slug')).data?.map(
    ({ slug }) => slug,
  );

describe('a slug', () => {
  it('still leads to its post after a change, and is not given to another', async () => {
    const { id } = await insert(post('antes'));
    await update(id, { slug: 'ahora' });
    const { data } = await db.clients.anon.from('post_old_slugs').select('slug, post_id');
    expect(data).toEqual([{ slug: 'antes', post_id: id }]);
    expect((await insert(post('antes'))).slug).toBe('antes-1');
    // A post may take its own former slug again.
    expect((await update(id, { slug: 'antes' })).slug).toBe('antes');
    expect(await oldSlugs()).toEqual(['ahora']);
  });

  it('that readers know leads to its post when that was hidden meanwhile', async () => {
    const { id } = await insert(post('antes'));
    await update(id, { hidden: true });
    await update(id, { slug: 'borrador' });
    await update(id, { slug: 'ahora' });
    expect(await oldSlugs()).toEqual([]);
    await update(id, { hidden: false });
    expect(await oldSlugs()).toEqual(['antes']);
  });
});

it('the bin hides posts from the public, and keeps nothing of a deleted one', async () => {
  const { id } = await insert(post('one'));
  await update(id, { slug: 'two', deleted_at: '2026-01-01' });
  expect((await db.clients.anon.from('blog_posts').select('id')).data).toEqual([]);
  await db.clients.editor.from('blog_posts').delete().not('deleted_at', 'is', null);
  for (const table of ['blog_posts', 'post_old_slugs', 'post_translation_sources']) {
    expect(await db.sql(`select * from public.${table}`), table).toEqual([]);
  }
});

it('a duplicate is hidden, dated today, with its own slug and the same outdated translations', async () => {
  const { id } = await insert({
    ...post('one', [ANOTHER]),
    ...{ date: '2025-01-01', show_on_homepage: true, image: '/images/a.webp' },
  });
  await update(id, { content: 'Otra cosa.' });
  await confirm(id, OTHER, 2);
  const { data: copy } = await call(db.clients.editor, 'duplicate_post', { post: id });
  const [row] = await db.sql(
    'select *, date = private.office_today() as today from public.blog_posts where id = $1',
    [copy],
  );
  expect(row).toMatchObject({
    ...{ slug: 'one-1', title: 'Título (copia)', content: 'Otra cosa.', image: '/images/a.webp' },
    ...{ hidden: true, show_on_homepage: false, today: true },
    outdated_languages: translationsBut(OTHER, ANOTHER),
    languages: LANGUAGES.filter((language) => language !== ANOTHER),
  });
});

const [own, another] = [`slug_${OTHER}`, `slug_${ANOTHER}`];

/** A translation that waits again. */
const withdrawnAs = (slug: string) => ({
  ...Object.fromEntries(
    ['title', 'excerpt', 'content'].map((name) => [`${name}_${ANOTHER}`, null]),
  ),
  waiting_texts: { [ANOTHER]: { title: 'x', content: 'x', slug } },
});

describe("a translation's slug", () => {
  it('leads to one post, whatever language has it or had it', async () => {
    const { id } = await insert({ ...post('herencia'), [own]: 'erbe', [another]: 'inheritance' });
    await update(id, { [own]: 'erbschaft' });
    for (const taken of ['herencia', 'erbe', 'erbschaft', 'inheritance']) {
      expect((await insert({ ...post(`de-${taken}`), [own]: taken }))[own]).toBe(`${taken}-1`);
      expect((await insert(post(taken))).slug).toBe(`${taken}-2`);
    }
  });

  it('may be that of another language of the same post, and is not kept beside the same Spanish one', async () => {
    const guides = { slug_en: 'guide', [another]: 'guide' };
    const row = await insert({ ...post('nie'), [own]: 'nie', ...guides });
    expect(row).toMatchObject({ [own]: null, ...guides });
  });

  it('still leads to the post after a change, a withdrawn translation and a removed slug', async () => {
    const { id } = await insert({ ...post('herencia'), [own]: 'erbe', [another]: 'nalog' });
    await update(id, { [own]: 'erbschaft' });
    expect(await oldSlugs()).toEqual(['erbe']);
    await update(id, { [own]: null, [another]: null, ...withdrawnAs('nalog') });
    expect(await oldSlugs()).toEqual(['erbe', 'erbschaft', 'nalog']);
    await update(id, { [own]: 'erbe', [another]: 'nalog', waiting_texts: {} });
    expect(await oldSlugs()).toEqual(['erbschaft']);
  });

  it('of a draft, or of a translation that waits, is nothing that the public reads', async () => {
    const { id } = await insert({ ...post('uno'), hidden: true, [own]: 'name-of-a-client' });
    await update(id, { [own]: 'eins' });
    await update(id, { hidden: false, ...withdrawnAs('waits') });
    expect(await oldSlugs()).toEqual([]);
    const { data } = await db.clients.anon.rpc('published_addresses');
    expect(data).toMatchObject({
      slugs: expect.arrayContaining(['eins', 'uno', id]) as string[],
      own_slugs: { uno: { [OTHER]: 'eins' } },
    });
    expect(JSON.stringify(data)).not.toContain('waits');
    const { data: whole } = await db.clients.editor.rpc('post_for_staff', { post: id as string });
    expect(whole).toMatchObject([{ [own]: 'eins', [another]: 'waits' }]);
  });
});
