/** Redirects of an older site's addresses, by `npm start` and by nginx. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxMaps, nginxRules } from '../../../build/hostFiles';
import { hasNginx, startNginx } from '../../../e2e/support/nginx';
import { securityHeaders } from '../../../server/headers';
import { listen, originApp } from '../../../server/origin/originServer';
import { type CallDatabase, followPublished } from '../../../server/publication/followPublished';
import { type PublishedRedirect, redirectsOf } from '@/site/redirects';
import { SOURCE_LANGUAGE } from '@/site/languages';

const to = (kind: PublishedRedirect['kind'], source: string, target: string) => ({
  kind,
  source,
  target,
  slug: null,
  language: null,
});

const REDIRECTS: PublishedRedirect[] = [
  to('exact', '/2019/05/herencias', '/blog/herencias'),
  to('exact', '/قديم', '/blog/herencias'),
  to('exact', '/?p=12', '/blog/herencias'),
  to('exact', '/blog/herencias', '/blog/otra'),
  to('exact', '/robots.txt', '/blog'),
  to('prefix', '/category', '/blog'),
  to('dated', '/', '/blog/*'),
];

const dist = mkdtempSync(join(tmpdir(), 'moved-'));

beforeAll(() => {
  mkdirSync(join(dist, 'blog'));
  for (const name of ['shell', '404', 'index', 'blog', 'blog/herencias']) {
    writeFileSync(join(dist, `${name}.html`), name);
  }
  writeFileSync(join(dist, 'robots.txt'), 'robots');
});
afterAll(() => rmSync(dist, { recursive: true }));

const answers: Record<string, unknown> = {
  publication_revision: '1',
  published_addresses: {
    languages: [SOURCE_LANGUAGE],
    slugs: ['herencias'],
    testimonials: [],
    translations: { herencias: [SOURCE_LANGUAGE] },
    redirects: REDIRECTS,
  },
};
const database: CallDatabase = (name) => Promise.resolve(answers[name]);

const HOSTS: [string, boolean, () => Promise<{ url: string; close: () => Promise<void> }>][] = [
  [
    'npm start',
    true,
    async () => {
      const published = followPublished(database);
      await published.refresh();
      return listen(originApp(undefined, dist, { published }), 0);
    },
  ],
  [
    'nginx',
    hasNginx,
    () => {
      // The build leaves out what is at a page's address.
      const kept = redirectsOf(REDIRECTS, new Set([SOURCE_LANGUAGE])).filter(
        ({ source }) => !['/blog/herencias', '/robots.txt'].includes(source),
      );
      return startNginx(dist, nginxRules(securityHeaders()), undefined, nginxMaps(kept));
    },
  ],
];

describe.each(HOSTS)('%s', (_, isHere, start) => {
  let host: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    if (isHere) host = await start();
  });
  afterAll(async () => {
    if (isHere) await host.close();
  });

  it.runIf(isHere).each([
    ['/2019/05/herencias/', '/blog/herencias'],
    ['/2019/05/herencias/?utm_source=x', '/blog/herencias'],
    ['/%D9%82%D8%AF%D9%8A%D9%85/', '/blog/herencias'],
    ['/?p=12', '/blog/herencias'],
    ['/?utm=x&p=12', '/blog/herencias'],
    ['/category/civil/', '/blog'],
    ['/2020/01/otra-entrada/', '/blog/otra-entrada'],
  ])('%s leads to %s at once', async (path, target) => {
    const { status, headers } = await fetch(host.url + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, target]);
  });

  it.runIf(isHere).each([
    ['/blog/herencias', 200],
    ['/robots.txt', 200],
    ['/?p=13', 200],
    ['/category', 404],
    ['/2020/01/a%22b', 404],
    ['/nada', 404],
  ])('%s is answered with %d', async (path, expected) => {
    expect((await fetch(host.url + path, { redirect: 'manual' })).status).toBe(expected);
  });
});
