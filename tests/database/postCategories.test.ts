import { expect, it } from 'vitest';
import { type Row, useBackend } from '../support/backend';

const db = useBackend();
const CHECK = '23514';
const post = { slug: 'a-post', title: 'Título' };

/** The error code of an editor's insert, or null. */
async function insert(table: string, row: Row) {
  const { error } = await db.clients.editor.from(table).insert(row);
  return error?.code ?? null;
}

it('a post has only categories of the site, ten at most', async () => {
  const names = Array.from({ length: 11 }, (_, number) => `Category ${number}`);
  for (const name of names)
    await db.sql('insert into public.categories (name) values ($1)', [name]);
  const saved = (slug: string, additional_categories: string[]) =>
    insert('blog_posts', { ...post, slug, additional_categories });
  expect(await saved('eleven', names)).toBe(CHECK);
  expect(await saved('ten', names.slice(1))).toBeNull();
  expect(await saved('unknown', ['a'.repeat(1000)])).toBe('P0001');
  expect(await db.sql('select slug from public.blog_posts')).toEqual([{ slug: 'ten' }]);
});
