/** Redirects of an older site's addresses, by `npm start` and by nginx. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { nginxMaps, nginxRules } from '../../../build/hostFiles';
import { hasNginx, startNginx } from '../../../e2e/support/nginx';
import { securityHeaders } from '../../../server/headers';
import { listen, originApp } from '../../../server/origin/originServer';
import { followPublished } from '../../../server/publication/followPublished';
import { type PublishedRedirect, redirectsOf } from '@/site/redirects';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { temporaryFolder } from '../../support/temporaryFolder';

const to = (kind: PublishedRedirect['kind'], source: string, target: string) => ({
  kind,
  source,
  target,
  slug: null,
  language: null,
});

const REDIRECTS: PublishedRedirect[] = [
  to('exact', '/2019/05/herencias', '/blog/herencias'),
  to('exact', '/?p=12', '/blog/herencias'),
  to('exact', '/blog/herencias', '/blog/otra'),
  to('exact', '/robots.txt', '/blog'),
  to('prefix', '/category', '/blog'),
  to('dated', '/', '/blog/*'),
];

const dist = temporaryFolder();

beforeAll(() => {
  mkdirSync(join(dist, 'blog'));
  for (const name of ['shell', '404', 'index', 'blog', 'blog/herencias']) {
    writeFileSync(join(dist, `${name}.html`), name);
  }
  writeFileSync(join(dist, 'robots.txt'), 'robots');
});

const ADDRESSES = {
  languages: [SOURCE_LANGUAGE],
  slugs: ['herencias'],
  testimonials: [],
  translations: { herencias: [SOURCE_LANGUAGE] },
  redirects: REDIRECTS,
};
const answer = (url: string) =>
  Promise.resolve(Response.json(url.endsWith('publication_revision') ? '1' : ADDRESSES));

async function expectMoved({ url, close }: { url: string; close: () => Promise<void> }) {
  for (const [path, expected, target = null] of [
    ['/2019/05/herencias/?utm_source=x', 301, '/blog/herencias'],
    ['/?utm=x&p=12', 301, '/blog/herencias'],
    ['/category/civil/', 301, '/blog'],
    ['/2020/01/otra-entrada/', 301, '/blog/otra-entrada'],
    ['/blog/herencias', 200],
    ['/robots.txt', 200],
    ['/category', 404],
    ['/2020/01/a%22b', 404],
  ] as const) {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' });
    expect.soft([status, headers.get('location')], path).toEqual([expected, target]);
  }
  await close();
}

it('npm start leads former addresses to the new ones at once, and keeps pages and files', async () => {
  const published = followPublished({ url: '', key: '', fetch: answer });
  await published.refresh();
  await expectMoved(await listen(originApp(undefined, dist, { published }), 0));
});

it.skipIf(!hasNginx)('nginx leads former addresses to the new ones at once, too', async () => {
  // The build leaves out what is at a page's address.
  const kept = redirectsOf(REDIRECTS, new Set([SOURCE_LANGUAGE])).filter(
    ({ source }) => !['/blog/herencias', '/robots.txt'].includes(source),
  );
  const rules = nginxRules(securityHeaders());
  await expectMoved(await startNginx(dist, rules, undefined, nginxMaps(kept)));
});
