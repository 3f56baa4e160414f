import { beforeEach, describe, expect, it } from 'vitest';
import { type Role, type Row, useBackend } from '../support/backend';
import { isWhole } from '../../src/features/admin/posts/post';
import {
  addCategories,
  call,
  DENIED,
  post as postOf,
  TRANSLATIONS,
  writerOf,
} from '../support/posts';
import { ANOTHER, OTHER } from '../support/languages';

const db = useBackend();

const { insert, update } = writerOf(db);

/** Its translations have as many paragraphs. */
const post = (slug: string, except?: string[]): Row => ({
  ...postOf(slug, except),
  content: 'Uno.',
});

/** The smallest id: a page that begins after it skips all posts of the same date. */
const NIL = '00000000-0000-0000-0000-000000000000';

beforeEach(async () => {
  await db.sql('truncate public.blog_posts cascade');
  await addCategories(db.sql, 'Vivienda');
});

describe('posts_for_staff', () => {
  const list = async (role: Role, args: Row) => {
    const { data, error } = await call(db.clients[role], 'posts_for_staff', args);
    return error ? error.code : (data as Row[] | null)?.map(({ slug }) => slug);
  };

  beforeEach(async () => {
    await insert({ ...post('publicada'), date: '2026-01-02', title: 'Sucesión en Dénia' });
    await insert({ ...post('oculta', [ANOTHER]), date: '2026-01-01', hidden: true });
    await insert({ ...post('programada'), date: '2099-01-01', category: 'Vivienda' });
    const { id } = await insert({ ...post('papelera'), [`title_${OTHER}`]: 'Papierkorb' });
    await update(id, { deleted_at: new Date().toISOString() });
    const { id: outdated } = await insert({ ...post('atrasada', ['fr']), date: '2025-01-01' });
    await update(outdated, { title: '100 %_ otro' });
  });

  it.each([
    [{}, ['programada', 'publicada', 'oculta', 'atrasada']],
    [{ in_state: 'published' }, ['publicada', 'atrasada']],
    [{ in_state: 'scheduled' }, ['programada']],
    [{ in_state: 'hidden' }, ['oculta']],
    [{ in_state: 'bin' }, ['papelera']],
    [{ in_state: 'outdated' }, ['atrasada']],
    [{ in_state: 'outdated', in_language: 'fr' }, []],
    [{ in_state: 'missing' }, ['oculta', 'atrasada']],
    [{ in_state: 'missing', in_language: ANOTHER }, ['oculta']],
    [{ in_category: 'Vivienda' }, ['programada']],
    [{ query: ' SUCESION ' }, ['publicada']],
    [{ query: '%_' }, ['atrasada']],
    [{ query: 'PAPIERKORB', in_state: 'bin' }, ['papelera']],
    [{ page_size: 3 }, ['programada', 'publicada', 'oculta']],
    [{ after_date: '2026-01-01', page_size: 3 }, ['oculta', 'atrasada']],
    [{ after_date: '2026-01-01', after_id: NIL, page_size: 3 }, ['atrasada']],
    [{ after_date: '2025-01-01', after_id: NIL }, []],
  ])('filters by %o', async (args, slugs) => {
    expect(await list('editor', args)).toEqual(slugs);
  });

  it('lists no post for a translation into a language that is switched off', async () => {
    await db.sql(
      `update public.language_settings set is_active = false where language_code = 'fr'`,
    );
    expect(await list('editor', { in_state: 'missing' })).toEqual(['oculta']);
  });

  it('returns the state of each translation', async () => {
    await update((await db.sql(`select id from public.blog_posts where slug = 'oculta'`))[0]?.id, {
      [`content_${OTHER}`]: '',
    });
    const { data } = await call(db.clients.admin, 'posts_for_staff', {
      after_date: '2026-01-02',
      after_id: NIL,
      page_size: 1,
    });
    expect(data).toMatchObject([
      {
        slug: 'oculta',
        written: TRANSLATIONS.filter((code) => code !== ANOTHER),
        complete: TRANSLATIONS.filter((code) => code !== ANOTHER && code !== OTHER),
        outdated: [],
      },
    ]);
    const { data: counts } = await call(db.clients.editor, 'post_counts');
    expect(counts).toEqual([
      {
        every: 4,
        published: 2,
        scheduled: 1,
        hidden: 1,
        outdated: 1,
        waiting: 0,
        wanted: 0,
        bin: 1,
      },
    ]);
  });

  it('counts a translation once it has each paragraph, none of which is still Spanish', async () => {
    const spanish = ['Uno.', 'Un párrafo con muchas palabras que se traduce.', 'Tres.'].join(
      '\n\n',
    );
    const [first = '', second = '', third = ''] = spanish.split('\n\n');
    for (const { whole, content } of [
      { whole: false, content: first },
      { whole: false, content: `Eins.\n\n${second}\n\nDrei.` },
      { whole: true, content: `Eins.\n \nEin Absatz.\n\n\n${third}` },
    ]) {
      expect(isWhole(spanish, content)).toBe(whole);
      const { id } = await insert({ ...post('partes', [...TRANSLATIONS]), content: spanish });
      await update(id, { [`title_${OTHER}`]: 'Teile', [`content_${OTHER}`]: content });
      const { data } = await call(db.clients.editor, 'posts_for_staff', { in_state: 'missing' });
      const row = (data as Row[]).find((each) => each.id === id);
      expect(row).toMatchObject({ written: [OTHER], complete: whole ? [OTHER] : [] });
      const { data: dashboard } = await call(db.clients.editor, 'dashboard');
      const all = await call(db.clients.editor, 'posts_for_staff', {});
      expect(dashboard).toMatchObject({
        translations: {
          [OTHER]: {
            done: (all.data as { complete: string[] }[]).filter(({ complete }) =>
              complete.includes(OTHER),
            ).length,
          },
        },
      });
      await db.sql('delete from public.blog_posts where id = $1', [id]);
    }
  });

  it('is empty for anybody who is not staff', async () => {
    expect(await list('anon', {})).toBe(DENIED);
    expect(await list('visitor', {})).toEqual([]);
    const { data } = await call(db.clients.visitor, 'post_counts');
    expect(data).toMatchObject([{ every: 0, bin: 0 }]);
  });
});
