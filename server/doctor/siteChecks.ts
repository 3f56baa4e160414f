import { SEEN_HOST, UNKNOWN_CALLER } from '../caller.ts';
import {
  SOURCE_LANGUAGE,
  isLanguage,
  LANGUAGE_FACTS,
  TRANSLATIONS,
} from '../../src/site/languages.ts';
import { feedPathOf, PRERENDERED_PAGES, pathOf } from '../../src/site/pages.ts';
import {
  BUILD,
  call,
  fetchFrom,
  type Check,
  type Deployment,
  HOST_FILES,
  isLoopback,
  onThisMachine,
  post,
  rowsOf,
} from './check.ts';
import { certificateProblem } from './tls.ts';

/** How many pages of the sitemap are opened, from its start and from its end. */
const SAMPLE = 5;

/** What must pass, and is refused only behind the proxy: a long translation by link, a picture. */
const BODIES = [
  ['/rest/v1/rpc/save_translation', 700],
  ['/storage/v1/object/images/doctor.webp', 2048],
] as const;

/** What is wrong with the status of a path; undefined if nothing. */
async function expectStatus(deployment: Deployment, path: string, expected: number) {
  const { status } = await fetchFrom(deployment, path);
  return status === expected ? undefined : `${path} answers ${status}`;
}

export const SITE_CHECKS: readonly Check[] = [
  {
    name: 'The site is served with encryption',
    remedy: 'Obtain a certificate, and let the host renew it (docs/deploy.md, 4).',
    unless: onThisMachine,
    async run({ site }) {
      if (!site.startsWith('https://')) return 'the address begins with http://';
      return certificateProblem(site);
    },
  },
  {
    name: 'Unencrypted requests are redirected',
    remedy: 'Redirect port 80 to the same address with https:// (docs/deploy.md, 4).',
    unless: onThisMachine,
    async run({ site, fetch }) {
      const plain = site.replace('https://', 'http://');
      const { status, headers } = await fetch(`${plain}/contacto`, { redirect: 'manual' });
      const target = headers.get('location') ?? '';
      return status >= 300 && target.startsWith('https://')
        ? undefined
        : `${plain} answers ${status}`;
    },
  },
  {
    name: 'The proxy says who calls and for which site',
    remedy:
      'In nginx: proxy_set_header Host $host; and X-Forwarded-For $proxy_add_x_forwarded_for; (docs/deploy.md, 4c).',
    unless: ({ site, backend }) =>
      site === backend ? undefined : 'the backend is not behind the site’s proxy',
    async run(deployment) {
      const { headers } = await call(deployment, '/rest/v1/language_settings?select=language_code');
      if (headers.has(UNKNOWN_CALLER))
        return 'X-Forwarded-For is missing: all visitors share the limits of one';
      const host = headers.get(SEEN_HOST);
      return host === null || host === new URL(deployment.site).host
        ? undefined
        : `the server is asked for ${host}`;
    },
  },
  {
    name: 'Long texts and pictures reach the backend',
    remedy: 'In nginx: client_max_body_size 4m; (docs/deploy.md, 4c).',
    async run(deployment) {
      for (const [path, kib] of BODIES) {
        const body = { token: '-'.repeat(kib * 1024) };
        const { status, headers } = await post(deployment, path, body);
        // The site's own server, which takes the largest of staff alone, refuses in JSON.
        const hasArrived = headers.get('content-type')?.startsWith('application/json');
        if (status === 413 && !hasArrived) return `${kib} KiB are too much for it (${path})`;
      }
      return undefined;
    },
  },
  {
    name: 'Unknown addresses answer 404',
    remedy: HOST_FILES,
    run: async (deployment) =>
      (await expectStatus(deployment, '/there-is-no-such-page', 404)) ??
      (await expectStatus(deployment, '/de/there-is-no-such-page', 404)),
  },
  {
    name: 'No address redirects to another host',
    remedy: HOST_FILES,
    async run(deployment) {
      for (const path of ['/%5cevil.example/', '/%09//evil.example/', '//evil.example/']) {
        const { headers } = await fetchFrom(deployment, path);
        const target = new URL(headers.get('location') ?? '/', deployment.site);
        if (target.hostname === 'evil.example') return `${path} leads to ${target.hostname}`;
      }
      return undefined;
    },
  },
  {
    name: 'Addresses with a slash at the end are redirected',
    remedy: HOST_FILES,
    async run(deployment) {
      const { status, headers } = await fetchFrom(deployment, '/contacto/');
      const target = new URL(headers.get('location') ?? '/', deployment.site).pathname;
      return status === 301 && target === '/contacto' ? undefined : `/contacto/ answers ${status}`;
    },
  },
  {
    name: 'Every page exists in every language',
    remedy: BUILD,
    async run(deployment) {
      const query = 'language_settings?select=language_code&is_active=is.true';
      const active = await rowsOf<{ language_code: string }>(deployment, query);
      for (const { language_code: language } of active) {
        // Addresses without prefix depend on the visitor's language: the next check.
        if (!isLanguage(language) || language === SOURCE_LANGUAGE) continue;
        for (const page of PRERENDERED_PAGES) {
          const path = pathOf(page, language);
          const response = await fetchFrom(deployment, path);
          if (response.status !== 200) return `${path} answers ${response.status}`;
          if (!(await response.text()).includes(`<html lang="${language}"`))
            return `${path} is not in ${LANGUAGE_FACTS[language].name}`;
        }
      }
      return undefined;
    },
  },
  {
    name: 'The address without prefix is in the visitor’s language',
    remedy: `${HOST_FILES} A host that cannot choose is fine: the page’s first script does.`,
    async run(deployment) {
      const [language = SOURCE_LANGUAGE] = TRANSLATIONS;
      const response = await fetchFrom(deployment, '/', { 'Accept-Language': language });
      const html = await response.text();
      if (!html.includes(`<html lang="${language}"`))
        return `a browser that asks for ${language} gets another language`;
      const vary = response.headers.get('vary')?.toLowerCase() ?? '';
      return vary.includes('accept-language') && vary.includes('cookie')
        ? undefined
        : `Vary: ${vary || 'missing'}`;
    },
  },
  {
    name: 'Pages are sent compressed',
    remedy: 'Switch on the serving of precompressed files: .br or .gz (docs/deploy.md, 4).',
    async run(deployment) {
      const { headers } = await fetchFrom(deployment, '/', { 'Accept-Encoding': 'gzip, br' });
      const encoding = headers.get('content-encoding');
      return encoding ? undefined : 'the home page is sent as it is';
    },
  },
  {
    name: 'The pages of the sitemap exist',
    remedy: BUILD,
    async run(deployment) {
      const response = await fetchFrom(deployment, '/sitemap.xml');
      if (response.status !== 200) return `/sitemap.xml answers ${response.status}`;
      const listed = [...(await response.text()).matchAll(/(?<=<loc>)[^<]+/g)].map(([loc]) => loc);
      if (listed.length === 0) return 'the sitemap is empty';
      for (const address of [...listed.slice(0, SAMPLE), ...listed.slice(-SAMPLE)]) {
        const { origin, pathname } = new URL(address);
        if (origin !== new URL(deployment.site).origin && !isLoopback(deployment.site))
          return `it lists ${address}: VITE_SITE_URL was another one`;
        const problem = await expectStatus(deployment, pathname, 200);
        if (problem) return problem;
      }
      return undefined;
    },
  },
  {
    name: 'The feeds can be read',
    remedy: BUILD,
    async run(deployment) {
      const response = await fetchFrom(deployment, feedPathOf(SOURCE_LANGUAGE));
      const isFeed = (await response.text()).includes('<feed');
      return response.status === 200 && isFeed ? undefined : `it answers ${response.status}`;
    },
  },
  {
    name: 'Host files and hidden files are not served',
    remedy: HOST_FILES,
    async run(deployment) {
      const host = ['/.vite/manifest.json', '/.nginx.conf', '/_headers', '/index.html.gz'];
      for (const path of [...host, '/.git/config', '/.env']) {
        const { status } = await fetchFrom(deployment, path);
        if (status === 200) return `${path} answers 200`;
      }
      return undefined;
    },
  },
];
