import { expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { OTHER } from '../support/languages';

const db = useBackend();
const [ONE, TWO] = [1, 2].map((number) => `00000000-0000-4000-8000-00000000000${number}`);

it('a translation by link is not overwritten by a page that has not read it', async () => {
  const [post] = await db.sql(
    `insert into public.blog_posts (slug, title, content) values ('una', 'Una', 'Texto') returning id`,
  );
  const link = { post: post?.id as string, days: 14, reader: 'Weber', lang: OTHER };
  const { data: token } = await db.clients.editor.rpc('make_review_link', link);
  const open = async () => {
    const { data } = await db.clients.anon.rpc('open_link', { token });
    return data as unknown as { saved_at: string | null; texts: { title: string } };
  };
  /** Saves a title from a page. @param since when the translation had been saved that it read. */
  const save = async (page: string | undefined, since: string | null, title: string) => {
    const last = { page: page ?? '', since: since as never };
    const work = { texts: { title }, paragraphs: [], finished: false };
    const { data, error } = await db.clients.anon.rpc('save_translation', {
      token,
      seen: '',
      ...last,
      ...work,
    });
    expect(error).toBeNull();
    return data;
  };
  await open();
  expect(await save(ONE, null, 'Eins')).toBe('saved');
  const { saved_at: since } = await open();
  expect(await save(TWO, null, 'Alt'), 'opened before').toBe('elsewhere');
  expect(await open()).toMatchObject({ saved_at: since, texts: { title: 'Eins' } });
  expect(await save(ONE, null, 'Zwei'), 'its own').toBe('saved');
  expect(await save(TWO, since, 'Alt'), 'opened between').toBe('elsewhere');
  expect(await save(TWO, (await open()).saved_at, 'Drei'), 'opened after').toBe('saved');
  expect(await save(ONE, null, 'Alt')).toBe('elsewhere');
  expect((await open()).texts.title).toBe('Drei');
});
