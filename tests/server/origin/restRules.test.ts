import { describe, expect, it } from 'vitest';
import { isKnownQuery } from '../../../server/origin/restRules';
import { SLUG_COLUMNS } from '../../../src/site/slugs';

const asks = (path: string, headers: Record<string, string> = {}) =>
  isKnownQuery(new Request(`http://localhost/rest/v1/${path}`, { headers }));

// What the site sends is tried by the tests of its screens: these are its longest.
it.each([
  'blog_posts?select=*&hidden=eq.false&deleted_at=is.null&order=date.desc,id.desc&offset=500&limit=500',
  `blog_posts?select=id&or=(${SLUG_COLUMNS.map((column) => `${column}.like.a-b*`).join()})`,
  'reply_templates?columns=%22name%22,%22text%22&select=id',
])('a query of the site is let through: %s', (path) => {
  const accept = 'application/vnd.pgrst.object+json;nulls=stripped';
  const prefer = 'count=exact,resolution=ignore-duplicates,return=representation';
  expect(asks(path, { prefer, accept })).toBe(true);
});

describe('a query that the site never sends', () => {
  it.each([
    ['a regular expression', 'blog_posts?select=id&content=match.(.{40,})%5C1'],
    ['negated', 'blog_posts?content=not.match.a'],
    ['within a condition', 'blog_posts?or=(content.match.a,id.is.null)'],
    ['on what a function returns', 'rpc/search_posts?query=a&content=match.a'],
    ['conditions within conditions', 'blog_posts?or=(id.is.null,and(id.is.null,or(id.is.null)))'],
    [
      'many conditions',
      'blog_posts?or=(content.like.a,content.like.b,content.like.c,id.is.null,id.is.null)',
    ],
    ['an embedded table', 'blog_posts?select=id,categories(name)'],
    ['a path into JSON', 'blog_posts?select=id,content->a->b'],
    ['an aggregate', 'blog_posts?select=id.count()'],
    ['many wildcards', 'blog_posts?content=like.%25a%25b%25c%25'],
    ['many rows', 'blog_posts?limit=1001'],
    ['a far page', 'blog_posts?offset=100001'],
    ['many filters', `blog_posts?${'id=is.null&'.repeat(17)}`],
    ['an order by many', 'blog_posts?order=a,b,c,d'],
    ['another path', 'blog_posts/1'],
    ['an encoded name', 'blog%5Fposts'],
  ])('is refused: %s', (_what, path) => {
    expect(asks(path)).toBe(false);
  });

  it.each([
    ['a plan', { accept: 'application/vnd.pgrst.plan+json' }],
    ['another count', { prefer: 'count=planned' }],
    ['a row in place of another', { prefer: 'resolution=merge-duplicates' }],
  ])('is refused for %s', (_what, headers) => {
    expect(asks('blog_posts', headers)).toBe(false);
  });
});
