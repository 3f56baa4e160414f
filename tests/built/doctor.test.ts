/** `npm run doctor` on a correct site, and on the same site with one thing broken at a time. */
import { SOURCE_LANGUAGE } from '../../src/site/languages';
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
type Break = (path: string, method: string) => Response | undefined;

const answer =
  (body: string | object, status = 200, headers: Record<string, string> = {}) =>
  () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

const CONTACT = pathOf('contact', OTHER);
const PLAIN = `<html lang="${SOURCE_LANGUAGE}">`;
const CACHED = { 'Cache-Control': 'immutable' };
const SHARED = {
  'Access-Control-Allow-Origin': 'https://evil.example',
  'Access-Control-Allow-Credentials': 'true',
};
const ELSEWHERE = securityHeaders('https://other.example');

/** What breaks the check of a name, by the form of a path after its method, and what it then says. */
const BREAKS: [name: string, says: string, path: RegExp, answer: () => Response][] = [
  ['The proxy', 'share', /language_settings/, answer('[]', 200, { 'x-unknown-caller': 'true' })],
  ['Long texts and pictures', '2048 KiB are too much', /doctor\.webp$/, answer('', 413)],
  ['Every page has the sec', 'https://other.example', / \/$/, answer('', 200, ELSEWHERE)],
  ['Unknown addresses', 'there-is-no-such-page answers 200', /no-such-page/, answer('')],
  ['No address redirects', 'leads to', /evil/, answer('', 301, { location: '//evil.example/' })],
  ['Every page exists', `${CONTACT} is not in`, new RegExp(` ${CONTACT}$`), answer(PLAIN)],
  ['Every page exists', `${CONTACT} answers 404`, new RegExp(` ${CONTACT}$`), answer('', 404)],
  ['The public reads', 'anybody may read', /\/contact_surveys\?select/, answer([])],
  ['The public cannot read the API', 'anybody reads', / \/rest\/v1\/$/, answer({ paths: {} })],
  ['The public cannot list', 'anybody stores files', /doctor\.txt$/, answer({})],
  ['The latest posts', 'answers 404', / \/blog\/./, answer('', 404)],
  ['Scripts and styles have', 'Content-Sec', / \/assets\//, answer('', 200, CACHED)],
  ['API responses have', 'any site reads them', /language_settings/, answer([], 200, SHARED)],
  ['The API exposes', 'exposes private', /there_is_none/, answer({ code: 'PGRST205' }, 404)],
  ['The API exposes', 'GraphQL answers', /\/graphql\/v1$/, answer({ data: {} })],
  ['Nobody signs up', 'sign-up is on', /\/settings$/, answer({ disable_signup: false })],
  ['The pages show', '/published.json answers 404', / \/published\.json$/, answer('', 404)],
];

function deploymentOf(site: string, broken?: Break): Deployment {
  return {
    site,
    backend: site,
    key: EMBEDDED_ANON_KEY,
    // A broken site that is behind is asked again at once.
    ...(broken && { wait: () => Promise.resolve() }),
    async fetch(input, init) {
      const url = String(input instanceof Request ? input.url : input);
      return broken?.(url.slice(site.length), init?.method ?? 'GET') ?? fetch(input, init);
    },
  };
}

const failing = async (deployment: Deployment) =>
  (await runChecks([...CHECKS, ...SECURITY_CHECKS], deployment)).filter(
    ({ problem }) => problem !== undefined,
  );

it('reports no problem on a sound site', async () => {
  expect(await failing(deploymentOf(live.url))).toEqual([]);
});

it('asks for the pages of the languages that are on alone', async () => {
  const settings = answer([{ language_code: SOURCE_LANGUAGE }]);
  const off = deploymentOf(live.url, (path) => {
    if (path.includes('language_settings')) return settings();
    return path === CONTACT ? answer('', 404)() : undefined;
  });
  const check = SITE_CHECKS.filter(({ name }) => name.startsWith('Every page exists'));
  expect((await runChecks(check, off))[0]?.problem).toBeUndefined();
});

it.each(BREAKS)('reports a broken site: %s: %s', async (name, says, path, broken) => {
  const check = [...CHECKS, ...SECURITY_CHECKS].filter((one) => one.name.startsWith(name));
  expect(check).toHaveLength(1);
  const breaking: Break = (asked, method) =>
    path.test(`${method} ${asked}`) ? broken() : undefined;
  const [finding] = await runChecks(check, deploymentOf(live.url, breaking));
  expect(finding?.problem).toContain(says);
});

it('reports a site that anybody on the network opens with the demo’s printed passwords', async () => {
  const check = SECURITY_CHECKS.filter(({ name }) => name.startsWith('The demo'));
  const open = deploymentOf('https://www.firm.example', answer({ access_token: 'x' }));
  const [finding] = await runChecks(check, open);
  expect(finding?.problem).toBe('admin@demo.example signs in');
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

it('prints a line for each check and what to do, and exits with 1', async () => {
  const account = { DOCTOR_EMAIL: 'nobody@x.example', DOCTOR_PASSWORD: 'x' };
  const { status, lines } = await run(live, account);
  expect(lines.filter((line) => line.startsWith('ok ')).length).toBeGreaterThan(CHECKS.length);
  const wrong = lines.findIndex((line) => line.startsWith('WRONG The account signs in: '));
  expect(lines[wrong + 1]).toMatch(/^ {6}DOCTOR_EMAIL and DOCTOR_PASSWORD name an account/);
  expect(status).toBe(1);
});
