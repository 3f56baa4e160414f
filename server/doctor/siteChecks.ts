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
  type Check,
  checks,
  type Deployment,
  fetchFrom,
  HOST_FILES,
  isLoopback,
  ON_THIS_MACHINE,
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
  ...checks('Obtain a certificate, and let the host renew it (docs/deploy.md, 4).', {
    'The site is served with encryption'({ site }) {
      if (isLoopback(site)) return ON_THIS_MACHINE;
      if (!site.startsWith('https://')) return 'the address begins with http://';
      return certificateProblem(site);
    },
  }),
  ...checks('Redirect port 80 to the same address with https:// (docs/deploy.md, 4).', {
    async 'Unencrypted requests are redirected'({ site, fetch }) {
      if (isLoopback(site)) return ON_THIS_MACHINE;
      const plain = site.replace('https://', 'http://');
      const { status, headers } = await fetch(`${plain}/contacto`, { redirect: 'manual' });
      const target = headers.get('location') ?? '';
      if (status < 300 || !target.startsWith('https://')) return `${plain} answers ${status}`;
    },
  }),
  ...checks(
    'In nginx: proxy_set_header Host $host; and X-Forwarded-For $proxy_add_x_forwarded_for; (docs/deploy.md, 4c).',
    {
      async 'The proxy says who calls and for which site'(deployment) {
        if (deployment.site !== deployment.backend)
          return { skipped: 'the backend is not behind the site’s proxy' };
        const { headers } = await call(
          deployment,
          '/rest/v1/language_settings?select=language_code',
        );
        if (headers.has(UNKNOWN_CALLER))
          return 'X-Forwarded-For is missing: all visitors share the limits of one';
        const { host } = new URL(deployment.site);
        const seen = headers.get(SEEN_HOST) ?? host;
        if (seen !== host) return `the server is asked for ${seen}`;
      },
    },
  ),
  ...checks('In nginx: client_max_body_size 4m; (docs/deploy.md, 4c).', {
    async 'Long texts and pictures reach the backend'(deployment) {
      for (const [path, kib] of BODIES) {
        const body = { token: '-'.repeat(kib * 1024) };
        const { status, headers } = await post(deployment, path, body);
        // The site's own server, which takes the largest of staff alone, refuses in JSON.
        const hasArrived = headers.get('content-type')?.startsWith('application/json');
        if (status === 413 && !hasArrived) return `${kib} KiB are too much for it (${path})`;
      }
    },
  }),
  ...checks(HOST_FILES, {
    'Unknown addresses answer 404': async (deployment) =>
      (await expectStatus(deployment, '/there-is-no-such-page', 404)) ??
      (await expectStatus(deployment, '/de/there-is-no-such-page', 404)),
    async 'No address redirects to another host'(deployment) {
      for (const path of ['/%5cevil.example/', '/%09//evil.example/', '//evil.example/']) {
        const { headers } = await fetchFrom(deployment, path);
        const target = new URL(headers.get('location') ?? '/', deployment.site);
        if (target.hostname === 'evil.example') return `${path} leads to ${target.hostname}`;
      }
    },
    async 'Addresses with a slash at the end are redirected'(deployment) {
      const { status, headers } = await fetchFrom(deployment, '/contacto/');
      const target = new URL(headers.get('location') ?? '/', deployment.site).pathname;
      return status === 301 && target === '/contacto' ? undefined : `/contacto/ answers ${status}`;
    },
    async 'Host files and hidden files are not served'(deployment) {
      const host = ['/.vite/manifest.json', '/.nginx.conf', '/_headers', '/index.html.gz'];
      for (const path of [...host, '/.git/config', '/.env']) {
        const { status } = await fetchFrom(deployment, path);
        if (status === 200) return `${path} answers 200`;
      }
    },
  }),
  ...checks(BUILD, {
    async 'Every page exists in every language'(deployment) {
      const query = 'language_settings?select=language_code&is_active=is.true';
      const active = await rowsOf<{ language_code: string }>(deployment, query);
      for (const { language_code: language } of active) {
        // Addresses without prefix depend on the visitor's language: another check.
        if (!isLanguage(language) || language === SOURCE_LANGUAGE) continue;
        for (const page of PRERENDERED_PAGES) {
          const path = pathOf(page, language);
          const response = await fetchFrom(deployment, path);
          if (response.status !== 200) return `${path} answers ${response.status}`;
          if (!(await response.text()).includes(`<html lang="${language}"`))
            return `${path} is not in ${LANGUAGE_FACTS[language].name}`;
        }
      }
    },
    async 'The pages of the sitemap exist'(deployment) {
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
    },
    async 'The feeds can be read'(deployment) {
      const response = await fetchFrom(deployment, feedPathOf(SOURCE_LANGUAGE));
      if (response.status !== 200 || !(await response.text()).includes('<feed'))
        return `it answers ${response.status}`;
    },
  }),
  ...checks(`${HOST_FILES} A host that cannot choose is fine: the page’s first script does.`, {
    async 'The address without prefix is in the visitor’s language'(deployment) {
      const [language = SOURCE_LANGUAGE] = TRANSLATIONS;
      const response = await fetchFrom(deployment, '/', { 'Accept-Language': language });
      const html = await response.text();
      if (!html.includes(`<html lang="${language}"`))
        return `a browser that asks for ${language} gets another language`;
      const vary = response.headers.get('vary')?.toLowerCase() ?? '';
      if (!vary.includes('accept-language') || !vary.includes('cookie'))
        return `Vary: ${vary || 'missing'}`;
    },
  }),
  ...checks('Switch on the serving of precompressed files: .br or .gz (docs/deploy.md, 4).', {
    async 'Pages are sent compressed'(deployment) {
      const { headers } = await fetchFrom(deployment, '/', { 'Accept-Encoding': 'gzip, br' });
      if (!headers.has('content-encoding')) return 'the home page is sent as it is';
    },
  }),
];
