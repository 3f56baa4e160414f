import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { call, post, writerOf } from '../support/posts';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { OTHER } from '../support/languages';

const db = useBackend();
const { insert } = writerOf(db);
const add = (row: Record<string, unknown>) => db.clients.admin.from('redirects').insert(row);

beforeEach(async () => {
  await db.sql('delete from public.redirects');
});

describe('a redirect', () => {
  it.each([
    ['a slash at its end', '/a/'],
    ['capitals', '/A'],
    ['a quotation mark', '/a"b'],
    ['a variable of nginx', '/a$uri'],
    ['another query', '/?q=1'],
    ['a way up', '/a/../b'],
    ['no slash', 'a'],
    ['the home page', '/'],
  ])('is refused from an address with %s', async (_, source) => {
    expect((await add({ source, target: '/blog' })).error?.code).toBe('23514');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', '/a b', '/a;b', '/$uri'])(
    'is refused to %s',
    async (target) => {
      expect((await add({ source: '/a', target })).error?.code).toBe('23514');
    },
  );

  it('leads to a path or a post, never to both or none', async () => {
    const { id } = await insert(post('one'));
    for (const row of [
      {},
      { target: '/a', post_id: id, language: SOURCE_LANGUAGE },
      { post_id: id },
    ]) {
      expect((await add({ source: '/x', ...row })).error?.code).toBe('23514');
    }
    expect((await add({ source: '/x', post_id: id, language: SOURCE_LANGUAGE })).error).toBeNull();
    expect((await add({ source: '/x', target: '/blog' })).error?.code).toBe('23505');
  });

  it.each<[string, Record<string, unknown>[]]>([
    ['itself', [{ source: '/a', target: '/a' }]],
    [
      'one that leads back',
      [
        { source: '/a', target: '/b' },
        { source: '/b', target: '/a' },
      ],
    ],
    [
      'another one',
      [
        { source: '/a', target: '/b' },
        { source: '/c', target: '/a#x' },
      ],
    ],
    [
      'what is redirected later',
      [
        { source: '/a', target: '/b?q=1' },
        { source: '/b', target: '/c' },
      ],
    ],
    ['itself with a slash at its end', [{ source: '/a', target: '/a/' }]],
    ['itself in other letters', [{ source: '/a', target: '/%61?q=1' }]],
    ['itself by a way up', [{ source: '/a', target: '/b/../a' }]],
    ['its own number', [{ source: '/?p=1', target: '/?q=1&p=1' }]],
    ['what a visitor adds', [{ kind: 'prefix', source: '/a', target: '/*' }]],
    ['an address below itself', [{ kind: 'prefix', source: '/a', target: '/a/b' }]],
    ['any address below itself', [{ kind: 'prefix', source: '/a', target: '/a/*' }]],
    [
      'a dated address',
      [
        { kind: 'dated', source: '/', target: '/blog/*' },
        { source: '/a', target: '/2019/05/x' },
      ],
    ],
    [
      'what takes a part of the address and is redirected',
      [
        { source: '/blog/x/y', target: '/z' },
        { kind: 'prefix', source: '/a', target: '/blog/x/*' },
      ],
    ],
  ])('never leads to %s', async (_, rows) => {
    const last = rows.pop() ?? {};
    for (const row of rows) expect((await add(row)).error).toBeNull();
    expect((await add(last)).error).toMatchObject({ hint: 'redirect_chain' });
  });
});

describe('what is published', () => {
  it('has the redirects but those to posts that the public may not read', async () => {
    const shown = await insert(post('shown'));
    const draft = await insert({ ...post('draft'), hidden: true });
    const revision = async () => (await call(db.clients.anon, 'publication_revision')).data;
    const before = await revision();
    await add({ source: '/old-shown', post_id: shown.id, language: OTHER });
    await add({ source: '/old-draft', post_id: draft.id, language: SOURCE_LANGUAGE });
    await add({ kind: 'prefix', source: '/tag', target: '/blog' });
    expect(await revision()).not.toBe(before);
    const { data } = await call(db.clients.anon, 'published_addresses');
    expect((data as unknown as { redirects: unknown }).redirects).toEqual([
      { kind: 'exact', source: '/old-shown', target: null, slug: 'shown', language: OTHER },
      { kind: 'prefix', source: '/tag', target: '/blog', slug: null, language: null },
    ]);
  });

  it('loses the redirects of a post that is deleted', async () => {
    const { id } = await insert(post('one'));
    await add({ source: '/old', post_id: id, language: SOURCE_LANGUAGE });
    await db.sql('delete from public.blog_posts where id = $1', [id]);
    expect(await db.sql('select * from public.redirects')).toEqual([]);
  });
});
