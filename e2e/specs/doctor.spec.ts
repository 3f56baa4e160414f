/** `npm run doctor` on a correct site, and on the same site with one thing broken at a time. */
import { BACKEND_CHECKS } from '../../server/doctor/backendChecks';
import { type Deployment, runChecks } from '../../server/doctor/check';
import { SECURITY_CHECKS } from '../../server/doctor/securityChecks';
import { SITE_CHECKS } from '../../server/doctor/siteChecks';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded';
import { expect, test } from '../support/fixtures';

test.use({ prerendered: true });

const CHECKS = [...SITE_CHECKS, ...BACKEND_CHECKS];

/** A response in place of the real one; undefined keeps the real one. */
type Break = (path: string, method: string, headers: Headers) => Response | undefined;

const json = (value: unknown) => Response.json(value);
const moved = (location: string) => new Response(null, { status: 301, headers: { location } });

const BREAKS: Record<string, Break> = {
  'Every page has the security headers, which name the backend': (path) =>
    path === '/' ? new Response('<html lang="es">') : undefined,
  'Unknown addresses answer 404': (path) =>
    path.includes('no-such-page') ? new Response('') : undefined,
  'No address leads to another host': (path) =>
    path.includes('evil') ? moved('//evil.example/') : undefined,
  'Addresses with a slash at the end are redirected': (path) =>
    path === '/contacto/' ? new Response('') : undefined,
  'Every page of every language is there': (path) =>
    path === '/ar/contact' ? new Response('<html lang="es">') : undefined,
  'The address without prefix is in the visitor’s language': (path, _method, headers) =>
    path === '/' && headers.has('accept-language') ? new Response('<html lang="es">') : undefined,
  'Pages are sent compressed': (path, _method, headers) =>
    path === '/' && headers.has('accept-encoding') ? new Response('') : undefined,
  'The pages of the sitemap exist': (path) =>
    path === '/sitemap.xml' ? new Response('<urlset/>') : undefined,
  'The feeds can be read': (path) => (path === '/feed.xml' ? new Response('<html>') : undefined),
  'Host files and hidden files are not served': (path) =>
    path === '/_headers' ? new Response('') : undefined,
  'The backend answers, and knows this version’s functions': (path) =>
    path.endsWith('/publication_revision') ? new Response('', { status: 404 }) : undefined,
  'The public reads what the site shows, and nothing else': (path) =>
    path.includes('/contact_surveys?select') ? json([]) : undefined,
  'The public changes nothing but the visit counts': (path, method) =>
    method === 'DELETE' && path.includes('/staff?')
      ? new Response(null, { status: 204 })
      : undefined,
  'The public calls no function of the staff': (path) =>
    path.endsWith('/rpc/dashboard') ? json({}) : undefined,
  'The API describes itself to nobody': (path) =>
    path === '/rest/v1/' ? json({ paths: {} }) : undefined,
  'Nobody can sign up': (path) =>
    path === '/auth/v1/signup' ? json({ error_code: 'validation_failed' }) : undefined,
  'The public cannot list or store pictures': (path) =>
    path.endsWith('/doctor.txt') ? json({}) : undefined,
  'Pictures are of the type that they are sent as': (path) => {
    if (path.includes('/blog_posts?select=image')) return json([{ image: '/storage/v1/x.png' }]);
    const headers = { 'content-type': 'image/png' };
    return path === '/storage/v1/x.png' ? new Response('<script>', { headers }) : undefined;
  },
  'What was published last is served': (path) =>
    /^\/blog\/./.test(path) ? new Response('', { status: 404 }) : undefined,
};

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

test('reports no problem on a sound site', { tag: '@desktop' }, async ({ site }) => {
  expect(await failing(deploymentOf(site.url))).toEqual([]);
});

for (const [name, broken] of Object.entries(BREAKS)) {
  test(`reports a broken site: ${name}`, { tag: '@desktop' }, async ({ site }) => {
    const check = CHECKS.filter((one) => one.name === name);
    const [finding] = await runChecks(check, deploymentOf(site.url, broken));
    expect(finding?.problem).toBeDefined();
  });
}

test('reports a site without encryption', { tag: '@desktop' }, async () => {
  const plain = () => Promise.resolve(new Response('', { status: 200 }));
  const found = await runChecks(CHECKS.slice(0, 2), {
    ...deploymentOf('http://site.example'),
    fetch: plain,
  });
  expect(found.map(({ problem }) => problem !== undefined)).toEqual([true, true]);
  expect(Object.keys(BREAKS)).toHaveLength(CHECKS.length - 2);
});
