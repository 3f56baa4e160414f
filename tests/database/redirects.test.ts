import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend } from '../support/backend';
import { call, post, writerOf } from '../support/posts';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { OTHER } from '../support/languages';

const db = useBackend();
const { insert } = writerOf(db);
const add = async (row: Row) => (await db.clients.admin.from('redirects').insert(row)).error;

beforeEach(async () => {
  await db.sql('delete from public.redirects');
});

describe('a redirect', () => {
  it('is from an address of this site, as it is looked up', async () => {
    // Among them a variable of nginx, a way up, and the home page.
    for (const source of ['/a/', '/A', '/a"b', '/a$uri', '/?q=1', '/a/../b', 'a', '/']) {
      expect.soft((await add({ source, target: '/blog' }))?.code, source).toBe('23514');
    }
  });

  it('leads to an address of this site', async () => {
    for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example/', '/a;b']) {
      expect.soft((await add({ source: '/a', target }))?.code, target).toBe('23514');
    }
  });

  it('leads to a path or a post, never to both or none', async () => {
    const { id: post_id } = await insert(post('one'));
    const toPost = { post_id, language: SOURCE_LANGUAGE };
    for (const row of [{}, { target: '/a', ...toPost }, { post_id }]) {
      expect((await add({ source: '/x', ...row }))?.code).toBe('23514');
    }
    expect(await add({ source: '/x', ...toPost })).toBeNull();
    expect((await add({ source: '/x', target: '/blog' }))?.code).toBe('23505');
  });

  const dated = { kind: 'dated', source: '/', target: '/blog/*' };
  const from = (source: string, target: string, kind = 'exact') => ({ kind, source, target });
  it.each<[string, Row[]]>([
    ['itself', [from('/a', '/a')]],
    ['one that leads back', [from('/a', '/b'), from('/b', '/a')]],
    ['what is redirected later', [from('/a', '/b?q=1'), from('/b', '/c')]],
    ['itself in other letters', [from('/a', '/%61?q=1')]],
    ['itself by a way up', [from('/a', '/b/../a')]],
    ['its own number', [from('/?p=1', '/?q=1&p=1')]],
    ['what a visitor adds', [from('/a', '/*', 'prefix')]],
    ['any address below itself', [from('/a', '/a/*', 'prefix')]],
    ['a dated address', [dated, from('/a', '/2019/05/x')]],
    [
      'what takes a part of the address and is redirected',
      [from('/blog/x/y', '/z'), from('/a', '/blog/x/*', 'prefix')],
    ],
  ])('never leads to %s', async (_, rows) => {
    for (const row of rows.slice(0, -1)) expect(await add(row)).toBeNull();
    expect(await add(rows.at(-1) ?? {})).toMatchObject({ hint: 'redirect_chain' });
  });
});

it('redirects are published but those to posts that the public may not read, and go with their post', async () => {
  const shown = await insert({ ...post('shown'), [`slug_${OTHER}`]: 'gezeigt' });
  const draft = await insert({ ...post('draft'), hidden: true });
  const revision = async () => (await call(db.clients.anon, 'publication_revision')).data;
  const before = await revision();
  await add({ source: '/old-shown', post_id: shown.id, language: OTHER });
  await add({ source: '/old-draft', post_id: draft.id, language: SOURCE_LANGUAGE });
  await add({ kind: 'prefix', source: '/tag', target: '/blog' });
  expect(await revision()).not.toBe(before);
  // A post has an address of its own in each language.
  const { data } = await call(db.clients.anon, 'published_addresses');
  expect((data as unknown as { redirects: unknown }).redirects).toEqual([
    { kind: 'exact', source: '/old-shown', target: null, slug: 'gezeigt', language: OTHER },
    { kind: 'prefix', source: '/tag', target: '/blog', slug: null, language: null },
  ]);
  await db.sql('delete from public.blog_posts');
  expect(await db.sql('select source from public.redirects')).toEqual([{ source: '/tag' }]);
});
