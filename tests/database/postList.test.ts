import { beforeEach, expect, it } from 'vitest';
import { type Row, useBackend } from '../support/backend';
import { addCategories, call, post as postOf, TRANSLATIONS, writerOf } from '../support/posts';
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

const list = async (args: Row) =>
  (await call(db.clients.editor, 'posts_for_staff', args)).data as unknown as Row[];
const slugs = async (args: Row) => (await list(args)).map(({ slug }) => slug);

it('the list for staff is filtered by state, language, category and words, page by page', async () => {
  await insert({ ...post('publicada'), date: '2026-01-02', title: 'Sucesión en Dénia' });
  const hidden = { ...post('oculta', [ANOTHER]), date: '2026-01-01', hidden: true };
  await insert({ ...hidden, [`content_${OTHER}`]: '' });
  await insert({ ...post('programada'), date: '2099-01-01', category: 'Vivienda' });
  const { id } = await insert({ ...post('papelera'), [`title_${OTHER}`]: 'Papierkorb' });
  await update(id, { deleted_at: '2026-01-01' });
  const { id: outdated } = await insert({ ...post('atrasada', ['fr']), date: '2025-01-01' });
  await update(outdated, { title: '100 %_ otro' });

  for (const [args, expected] of [
    [{}, ['programada', 'publicada', 'oculta', 'atrasada']],
    [{ in_state: 'published' }, ['publicada', 'atrasada']],
    [{ in_state: 'scheduled' }, ['programada']],
    [{ in_state: 'hidden' }, ['oculta']],
    [{ in_state: 'bin' }, ['papelera']],
    [{ in_state: 'outdated' }, ['atrasada']],
    [{ in_state: 'missing' }, ['oculta', 'atrasada']],
    [{ in_state: 'missing', in_language: ANOTHER }, ['oculta']],
    [{ in_category: 'Vivienda' }, ['programada']],
    [{ query: ' SUCESION ' }, ['publicada']],
    [{ query: '%_' }, ['atrasada']],
    [{ query: 'PAPIERKORB', in_state: 'bin' }, ['papelera']],
    [{ page_size: 3 }, ['programada', 'publicada', 'oculta']],
    [{ after_date: '2026-01-01', after_id: NIL, page_size: 3 }, ['atrasada']],
  ] as const) {
    expect.soft(await slugs(args), JSON.stringify(args)).toEqual(expected);
  }
  const written = TRANSLATIONS.filter((code) => code !== ANOTHER);
  const complete = written.filter((code) => code !== OTHER);
  expect(await list({ in_state: 'hidden' })).toMatchObject([{ written, complete, outdated: [] }]);
  const { data: counts } = await call(db.clients.editor, 'post_counts');
  const states = {
    published: 2,
    scheduled: 1,
    hidden: 1,
    outdated: 1,
    waiting: 0,
    bin: 1,
  };
  expect(counts).toEqual([{ every: 4, ...states }]);

  // A translation into a language that is switched off is not missing.
  await db.sql(`update public.language_settings set is_active = false where language_code = 'fr'`);
  expect(await slugs({ in_state: 'missing' })).toEqual(['oculta']);
});

it('a translation counts once it has each paragraph, none of which is still Spanish', async () => {
  const parts = ['Uno.', 'Un párrafo con muchas palabras que se traduce.', 'Tres.'] as const;
  const spanish = parts.join('\n\n');
  for (const { whole, content } of [
    { whole: false, content: parts[0] },
    { whole: false, content: `Eins.\n\n${parts[1]}\n\nDrei.` },
    { whole: true, content: `Eins.\n \nEin Absatz.\n\n\n${parts[2]}` },
  ]) {
    const { id } = await insert({ ...post('partes', [...TRANSLATIONS]), content: spanish });
    await update(id, { [`title_${OTHER}`]: 'Teile', [`content_${OTHER}`]: content });
    const complete = whole ? [OTHER] : [];
    const missing = await list({ in_state: 'missing' });
    expect(missing).toMatchObject([{ written: [OTHER], complete }]);
    await db.sql('truncate public.blog_posts cascade');
  }
});
