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
  await db.sql('delete from public.blog_posts');
  await db.sql('delete from public.categories where name = any($1)', [names]);
});

it('visitors read no category that only hidden, scheduled or deleted posts have, or that no post shows', async () => {
  const names = ['Visible', 'Oculta', 'Futura', 'Borrada', 'Interna', 'Sobrante'];
  for (const name of names)
    await db.sql('insert into public.categories (name) values ($1)', [name]);
  await db.sql(
    `insert into public.blog_posts (slug, title, date, category, additional_categories, hidden, deleted_at) values
       ('shown', 'T', '2026-01-01', 'Visible', '{Interna}', false, null),
       ('hidden', 'T', '2026-01-01', 'Oculta', '{}', true, null),
       ('future', 'T', '2999-01-01', 'Futura', '{}', false, null),
       ('binned', 'T', '2026-01-01', 'Borrada', '{}', false, now())`,
  );
  const { data } = await db.clients.anon.from('categories').select('name').in('name', names);
  expect(data).toEqual([{ name: 'Visible' }]);
  await db.sql('delete from public.blog_posts');
  await db.sql('delete from public.categories where name = any($1)', [names]);
});
