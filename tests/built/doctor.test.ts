/** `npm run doctor` on a correct site, and on the same site with one thing broken at a time. */
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';
import { OTHER } from '../../e2e/support/languages';
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

/** Answers in another way where a path, after its method, has a form; with a header, where that is sent. */
const at =
  (form: RegExp, answer: () => Response, header?: string): Break =>
  (path, method, headers) =>
    form.test(`${method} ${path}`) && (header === undefined || headers.has(header))
      ? answer()
      : undefined;

const empty =
  (status = 200, headers: Record<string, string> = {}) =>
  () =>
    new Response(status === 204 ? null : '', { status, headers });
const text =
  (body: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(body, { headers });
const json =
  (value: unknown, status = 200) =>
  () =>
    Response.json(value, { status });

const PROXY = 'The proxy says who calls and for which site';
const READS = 'The public reads what the site shows, and nothing else';
const CHANGES = 'The public changes nothing but the visit counts';
const CALLS = 'The public calls no function of the staff';
const SHOWS = 'The pages show what the database publishes now';

const LANGUAGES_READ = /language_settings/;
const REVISION = /publication_revision$/;

const BREAKS: Row[] = [
  [PROXY, 'share the limits', at(LANGUAGES_READ, text('[]', { 'x-unknown-caller': 'true' }))],
  [PROXY, 'asked for 127.0.0.1', at(LANGUAGES_READ, text('[]', { 'x-seen-host': '127.0.0.1:41' }))],
  [
    'Long texts and pictures reach the backend',
    '2048 KiB are too much',
    at(/doctor\.webp$/, empty(413)),
  ],
  [
    'Every page has the security headers, which name the backend',
    'https://other.example',
    at(/ \/$/, empty(200, securityHeaders('https://other.example'))),
  ],
  [
    'Every text is translated',
    `${TRANSLATIONS[0]}/contact.json: send as in the source`,
    at(/\/contact\.json$/, json({ send: 'Enviar' })),
  ],
  [
    'Unknown addresses answer 404',
    'there-is-no-such-page answers 200',
    at(/no-such-page/, empty()),
  ],
  [
    'No address redirects to another host',
    'leads to evil.example',
    at(/evil/, empty(301, { location: '//evil.example/' })),
  ],
  [
    'Addresses with a slash at the end are redirected',
    '/contacto/ answers 200',
    at(/ \/contacto\/$/, empty()),
  ],
  [
    'Every page exists in every language',
    `${pathOf('contact', OTHER)} is not in`,
    at(new RegExp(` ${pathOf('contact', OTHER)}$`), text(`<html lang="${SOURCE_LANGUAGE}">`)),
  ],
  [
    'The address without prefix is in the visitor’s language',
    `a browser that asks for ${TRANSLATIONS[0]} gets another language`,
    at(/ \/$/, text(`<html lang="${SOURCE_LANGUAGE}">`), 'accept-language'),
  ],
  [
    'Pages are sent compressed',
    'the home page is sent as it is',
    at(/ \/$/, empty(), 'accept-encoding'),
  ],
  [
    'The pages of the sitemap exist',
    'the sitemap is empty',
    at(/sitemap\.xml$/, text('<urlset/>')),
  ],
  ['The feeds can be read', 'it answers 200', at(/ \/feed\.xml$/, text('<html>'))],
  [
    'Host files and hidden files are not served',
    '/_headers answers 200',
    at(/\/_headers$/, empty()),
  ],
  [
    'The backend responds and has this version’s functions',
    'it answers 404',
    at(REVISION, empty(404)),
  ],
  [READS, 'anybody may read contact_surveys', at(/\/contact_surveys\?select/, json([]))],
  [READS, 'nobody can read testimonials: 401', at(/\/testimonials\?select/, empty(401))],
  [CHANGES, 'anybody may delete from staff', at(/^DELETE .*\/staff\?/, empty(204))],
  [CHANGES, 'anybody may change settings', at(/^PATCH .*\/settings\?/, empty(204))],
  [
    CHANGES,
    'anybody may add to blog_posts',
    at(/^POST .*\/blog_posts$/, json({ code: '23502' }, 400)),
  ],
  [CALLS, 'anybody may call dashboard', at(/\/rpc\/dashboard\?/, json({}))],
  [CALLS, 'anybody may call blocked_list', at(/\/rpc\/blocked_list/, json(0))],
  [
    'The public cannot read the API’s description',
    'anybody reads the list of tables and functions',
    at(/ \/rest\/v1\/$/, json({ paths: {} })),
  ],
  ['Nobody can sign up', 'sign-up is on', at(/signup$/, json({ error_code: 'other' }))],
  [
    'The bucket for pictures exists and is public',
    'Bucket not found',
    at(/none\.webp$/, json({ statusCode: '404', message: 'Bucket not found' }, 400)),
  ],
  [
    'The public cannot list or store pictures',
    'anybody stores files',
    at(/doctor\.txt$/, json({})),
  ],
  [
    'Stored pictures match their content type',
    '/storage/v1/x.png is no image/png',
    (...call) =>
      at(/\/blog_posts\?select=image/, json([{ image: '/storage/v1/x.png' }]))(...call) ??
      at(/ \/storage\/v1\/x\.png$/, text('<script>', { 'content-type': 'image/png' }))(...call),
  ],
  ['The latest posts are served', 'answers 404', at(/ \/blog\/./, empty(404))],
  [SHOWS, 'not 999-2026-01-01-00-00)', at(REVISION, json('999-2026-01-01-00-00'))],
  [SHOWS, '/published.json answers 404', at(/ \/published\.json$/, empty(404))],
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
