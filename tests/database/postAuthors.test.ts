import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { call, writerOf } from '../support/posts';

const db = useBackend();
const { insert, update } = writerOf(db);

const SOURCES = [{ title: 'Código Civil', url: 'https://www.boe.es/1' }];
const REVIEWED = {
  author: 'lluis-ejemplo',
  reviewer: 'maria-ejemplo',
  reviewed_on: '2026-10-02',
  law_as_of: '2026-10-01',
  sources: SOURCES,
};

beforeEach(() => db.sql('truncate public.blog_posts cascade'));

describe('who vouches for a post', () => {
  it('is written by staff, read by everybody, and kept in its versions', async () => {
    const { id } = await insert({ slug: 'one', title: 'Uno', ...REVIEWED });
    const columns = Object.keys(REVIEWED).join(', ');
    const { data } = await db.clients.anon.from('blog_posts').select(columns);
    expect(data).toEqual([REVIEWED]);
    await db.clients.visitor
      .from('blog_posts')
      .update({ author: 'somebody' })
      .eq('id', id as string);
    await update(id, { reviewed_on: '2026-11-02', sources: [] });
    const { data: versions } = await call(db.clients.editor, 'post_versions', { post: id });
    expect((versions as { changed: string[] }[])[0]?.changed).toEqual(['reviewed_on', 'sources']);
    const { data: first } = await call(db.clients.editor, 'post_version', { post: id, number: 1 });
    expect(first).toMatchObject([REVIEWED]);
    expect((await db.sql('select author from public.blog_posts'))[0]?.author).toBe('lluis-ejemplo');
  });

  it('goes to a copy, but for the review', async () => {
    const { id } = await insert({ slug: 'one', title: 'Uno', ...REVIEWED });
    const { data } = await call(db.clients.editor, 'duplicate_post', { post: id, image: '' });
    const [copy] = await db.sql('select * from public.blog_posts where id = $1', [data]);
    expect(copy).toMatchObject({
      author: 'lluis-ejemplo',
      sources: SOURCES,
      reviewer: '',
      reviewed_on: null,
    });
  });

  it.each([
    { author: 'Lluís' },
    { author: 'x'.repeat(61) },
    { reviewer: 'maria-ejemplo' },
    { sources: {} },
    { sources: [{ title: '', url: '' }] },
    { sources: [{ title: 'Uno' }] },
    { sources: ['Uno'] },
    { sources: [{ title: 'Uno', url: 'javascript:alert(1)' }] },
    { sources: [{ title: 'Uno', url: 'https://a b' }] },
    { sources: [{ title: 'Uno', url: '', note: 'x' }] },
    { sources: Array.from({ length: 21 }, () => ({ title: 'Uno', url: '' })) },
  ])('is refused as %j', async (fields) => {
    const { error } = await db.clients.editor
      .from('blog_posts')
      .insert({ slug: 'one', title: 'Uno', ...fields } as never);
    expect(error?.code).toBe('23514');
  });
});
