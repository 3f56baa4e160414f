/** `npm run doctor` on a correct site, and on the same site with one thing broken at a time. */
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BACKEND_CHECKS } from '../../server/doctor/backendChecks';
import { type Deployment, runChecks } from '../../server/doctor/check';
import { SECURITY_CHECKS } from '../../server/doctor/securityChecks';
import { SITE_CHECKS } from '../../server/doctor/siteChecks';
import { securityHeaders } from '../../server/headers';
import { ROOT } from '../../server/paths';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded';
import { type LiveSite, startLiveSite } from '../../e2e/support/liveSite';

let live: LiveSite;
beforeAll(async () => {
  live = await startLiveSite();
});
afterAll(() => live.close());

const CHECKS = [...SITE_CHECKS, ...BACKEND_CHECKS];

/** A response in place of the real one; undefined keeps the real one. */
type Break = (path: string, method: string, headers: Headers) => Response | undefined;

/** What breaks a check, and what it then says. A name may break in several ways. */
type Row = [name: string, says: string, broken: Break];

const json = (value: unknown) => Response.json(value);
const refused = () => new Response('', { status: 401 });
const done = () => new Response(null, { status: 204 });
const moved = (location: string) => new Response(null, { status: 301, headers: { location } });

const BREAKS: Row[] = [
  [
    'The proxy says who calls and for which site',
    'all visitors share the limits of one',
    (path) =>
      path.includes('/language_settings')
        ? new Response('[]', { headers: { 'x-unknown-caller': 'true' } })
        : undefined,
  ],
  [
    'The proxy says who calls and for which site',
    'asked for 127.0.0.1:4173',
    (path) =>
      path.includes('/language_settings')
        ? new Response('[]', { headers: { 'x-seen-host': '127.0.0.1:4173' } })
        : undefined,
  ],
  [
    'Long texts and pictures reach the backend',
    '2048 KiB are too much',
    (path) => (path.endsWith('/doctor.webp') ? new Response('', { status: 413 }) : undefined),
  ],
  [
    'Every page has the security headers, which name the backend',
    'https://other.example',
    (path) =>
      path === '/'
        ? new Response('', { headers: securityHeaders('https://other.example') })
        : undefined,
  ],
  [
    'Every text is translated',
    'en/contact.json: send as in the source',
    (path) => (path.endsWith('/contact.json') ? json({ send: 'Enviar' }) : undefined),
  ],
  [
    'Unknown addresses answer 404',
    'there-is-no-such-page answers 200',
    (path) => (path.includes('no-such-page') ? new Response('') : undefined),
  ],
  [
    'No address redirects to another host',
    'leads to evil.example',
    (path) => (path.includes('evil') ? moved('//evil.example/') : undefined),
  ],
  [
    'Addresses with a slash at the end are redirected',
    '/contacto/ answers 200',
    (path) => (path === '/contacto/' ? new Response('') : undefined),
  ],
  [
    'Every page exists in every language',
    '/ar/contact is not in',
    (path) => (path === '/ar/contact' ? new Response('<html lang="es">') : undefined),
  ],
  [
    'The address without prefix is in the visitor’s language',
    'a German browser gets another language',
    (path, _method, headers) =>
      path === '/' && headers.has('accept-language') ? new Response('<html lang="es">') : undefined,
  ],
  [
    'Pages are sent compressed',
    'the home page is sent as it is',
    (path, _method, headers) =>
      path === '/' && headers.has('accept-encoding') ? new Response('') : undefined,
  ],
  [
    'The pages of the sitemap exist',
    'the sitemap is empty',
    (path) => (path === '/sitemap.xml' ? new Response('<urlset/>') : undefined),
  ],
  [
    'The feeds can be read',
    'it answers 200',
    (path) => (path === '/feed.xml' ? new Response('<html>') : undefined),
  ],
  [
    'Host files and hidden files are not served',
    '/_headers answers 200',
    (path) => (path === '/_headers' ? new Response('') : undefined),
  ],
  [
    'The backend responds and has this version’s functions',
    'it answers 404',
    (path) =>
      path.endsWith('/publication_revision') ? new Response('', { status: 404 }) : undefined,
  ],
  [
    'The public reads what the site shows, and nothing else',
    'anybody may read contact_surveys',
    (path) => (path.includes('/contact_surveys?select') ? json([]) : undefined),
  ],
  [
    'The public reads what the site shows, and nothing else',
    'nobody can read testimonials: 401',
    (path) => (path.includes('/testimonials?select') ? refused() : undefined),
  ],
  [
    'The public changes nothing but the visit counts',
    'anybody may delete from staff',
    (path, method) => (method === 'DELETE' && path.includes('/staff?') ? done() : undefined),
  ],
  [
    'The public changes nothing but the visit counts',
    'anybody may change settings',
    (path, method) => (method === 'PATCH' && path.includes('/settings?') ? done() : undefined),
  ],
  [
    'The public changes nothing but the visit counts',
    'anybody may add to blog_posts',
    (path, method) =>
      method === 'POST' && path.endsWith('/blog_posts')
        ? Response.json({ code: '23502' }, { status: 400 })
        : undefined,
  ],
  [
    'The public calls no function of the staff',
    'anybody may call dashboard',
    (path) => (path.includes('/rpc/dashboard?') ? json({}) : undefined),
  ],
  [
    'The public calls no function of the staff',
    'anybody may call blocked_list',
    (path) => (path.includes('/rpc/blocked_list') ? json(0) : undefined),
  ],
  [
    'The public cannot read the API’s description',
    'anybody reads the list of tables and functions',
    (path) => (path === '/rest/v1/' ? json({ paths: {} }) : undefined),
  ],
  [
    'Nobody can sign up',
    'sign-up is on',
    (path) => (path === '/auth/v1/signup' ? json({ error_code: 'validation_failed' }) : undefined),
  ],
  [
    'The bucket for pictures exists and is public',
    'Bucket not found',
    (path) =>
      path.endsWith('/images/posts/none.webp')
        ? Response.json({ statusCode: '404', message: 'Bucket not found' }, { status: 400 })
        : undefined,
  ],
  [
    'The public cannot list or store pictures',
    'anybody stores files',
    (path) => (path.endsWith('/doctor.txt') ? json({}) : undefined),
  ],
  [
    'Stored pictures match their content type',
    '/storage/v1/x.png is no image/png',
    (path) => {
      if (path.includes('/blog_posts?select=image')) return json([{ image: '/storage/v1/x.png' }]);
      const headers = { 'content-type': 'image/png' };
      return path === '/storage/v1/x.png' ? new Response('<script>', { headers }) : undefined;
    },
  ],
  [
    'The latest posts are served',
    'answers 404',
    (path) => (/^\/blog\/./.test(path) ? new Response('', { status: 404 }) : undefined),
  ],
  [
    'The pages show what the database publishes now',
    'not 999-2026-01-01-00-00)',
    (path) => (path.endsWith('/publication_revision') ? json('999-2026-01-01-00-00') : undefined),
  ],
  [
    'The pages show what the database publishes now',
    '/published.json answers 404',
    (path) => (path === '/published.json' ? new Response('', { status: 404 }) : undefined),
  ],
];

/** A broken site that is behind is asked again at once. */
const breaking = ({ url }: LiveSite, broken: Break): Deployment => ({
  ...deploymentOf(url, broken),
  wait: () => Promise.resolve(),
});

function deploymentOf(site: string, broken: Break = () => undefined): Deployment {
  return {
    site,
    backend: site,
    key: EMBEDDED_ANON_KEY,
    async fetch(input, init) {
      const url = String(input instanceof Request ? input.url : input);
      const answer = broken(
        url.slice(site.length),
        init?.method ?? 'GET',
        new Headers(init?.headers),
      );
      return answer ?? fetch(input, init);
    },
  };
}

const failing = async (deployment: Deployment) =>
  // tests/server/doctorSecurity.test.ts breaks the last ones.
  (await runChecks([...CHECKS, ...SECURITY_CHECKS], deployment)).filter(
    ({ problem }) => problem !== undefined,
  );

it('reports no problem on a sound site', async () => {
  expect(await failing(deploymentOf(live.url))).toEqual([]);
});

for (const [name, says, broken] of BREAKS) {
  it(`reports a broken site: ${name}: ${says}`, async () => {
    const check = CHECKS.filter((one) => one.name === name);
    const [finding] = await runChecks(check, breaking(live, broken));
    expect(finding?.problem).toContain(says);
  });
}

it('reports a site without encryption', async () => {
  const plain = () => Promise.resolve(new Response('', { status: 200 }));
  const found = await runChecks(CHECKS.slice(0, 2), {
    ...deploymentOf('http://site.example'),
    fetch: plain,
  });
  expect(found.map(({ problem }) => problem !== undefined)).toEqual([true, true]);
  expect(new Set(BREAKS.map(([name]) => name)).size).toBe(CHECKS.length - 2);
});

/** Runs the command as a monitoring job does. */
const run = ({ url }: LiveSite, env: Record<string, string> = {}) =>
  new Promise<{ status: unknown; lines: string[] }>((resolve) => {
    const args = ['--import', 'tsx', 'tools/doctor.ts', url];
    const options = { cwd: ROOT, env: { ...process.env, ...env } };
    execFile(process.execPath, args, options, (error, output) => {
      resolve({ status: error?.code ?? 0, lines: output.trim().split('\n') });
    });
  });

it('prints one line for each check, and exits with 0', async () => {
  const { status, lines } = await run(live);
  expect(lines.slice(2, -2).filter((line) => !/^(ok {4}|– {5}.*: not asked, )/.test(line))).toEqual(
    [],
  );
  expect(lines).toHaveLength(CHECKS.length + SECURITY_CHECKS.length + 4);
  expect(status).toBe(0);
});

it('prints what to do, and exits with 1', async () => {
  const { status, lines } = await run(live, {
    DOCTOR_EMAIL: 'nobody@x.example',
    DOCTOR_PASSWORD: 'x',
  });
  const wrong = lines.findIndex((line) => line.startsWith('WRONG The account signs in: '));
  expect(lines[wrong + 1]).toMatch(/^ {6}DOCTOR_EMAIL and DOCTOR_PASSWORD name an account/);
  expect(status).toBe(1);
});
