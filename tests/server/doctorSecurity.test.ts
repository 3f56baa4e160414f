/** What `npm run doctor` says of a site's security, with one thing broken at a time. */
import { expect, it } from 'vitest';
import { type Deployment, runChecks } from '../../server/doctor/check';
import { SECURITY_CHECKS } from '../../server/doctor/securityChecks';
import { ASSET_HEADERS } from '../../server/headers';

const SITE = 'https://www.firm.example';
const BACKEND = 'https://abcdefgh.supabase.co';

type Answer = (
  path: string,
  init: RequestInit & { headers?: Record<string, string> },
) => Response | undefined;

const API_HEADERS = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
};
const refusal = (status: number, code: string) =>
  Response.json({ code }, { status, headers: API_HEADERS });

const sound: Answer = (path, init) => {
  if (path === '/') return new Response('<script src="/assets/app-1.js">');
  if (path.startsWith('/assets/')) {
    return new Response('', {
      headers: { ...ASSET_HEADERS, 'Cache-Control': 'public, max-age=31536000, immutable' },
    });
  }
  if (init.headers?.['Accept-Profile']) return refusal(406, 'PGRST106');
  if (path.startsWith('/rest/')) return Response.json([], { headers: API_HEADERS });
  if (path.startsWith('/storage/')) return refusal(400, 'NoSuchKey');
  if (path === '/auth/v1/.well-known/jwks.json') return Response.json({ keys: [{ kty: 'EC' }] });
  if (path === '/auth/v1/settings') {
    return Response.json({ disable_signup: true, external: { email: true, phone: false } });
  }
  return refusal(400, 'invalid_credentials');
};

const deployment = (answer: Answer): Deployment => ({
  site: SITE,
  backend: BACKEND,
  key: 'sb_publishable_x',
  fetch: (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const path = pathname + search;
    const given = { ...init, headers: init?.headers as Record<string, string> };
    return Promise.resolve(answer(path, given) ?? sound(path, given) ?? new Response());
  },
});

/** The others need a server, and have their tests in doctorServer.test.ts. */
const BY_FETCH = SECURITY_CHECKS.filter(({ name }) => !/TRACE|TLS|certificate/.test(name));

const problems = async (answer: Answer = () => undefined) =>
  (await runChecks(BY_FETCH, deployment(answer))).flatMap(({ name, problem }) =>
    problem === undefined ? [] : [`${name}: ${problem}`],
  );

/** Answers otherwise where a path has a form. */
const at =
  (form: RegExp, answer: () => Response): Answer =>
  (path) =>
    form.test(path) ? answer() : undefined;

it('the security checks find no problem in a sound site', async () => {
  expect(await problems()).toEqual([]);
  expect(BY_FETCH).toHaveLength(SECURITY_CHECKS.length - 4);
});

const noHeaders = () => new Response('', { headers: { 'Cache-Control': 'immutable' } });
const read: Answer = (path, { headers = {} }) => {
  if (!path.startsWith('/rest/') || !headers.Origin) return undefined;
  const origin = { 'access-control-allow-origin': headers.Origin };
  const allowed = { ...API_HEADERS, ...origin, 'access-control-allow-credentials': 'true' };
  return Response.json([], { headers: allowed });
};
const schema: Answer = (_, { headers }) =>
  headers?.['Accept-Profile'] === 'auth' ? refusal(404, 'PGRST205') : undefined;
const demo: Answer = (path, { body }) =>
  path.startsWith('/auth/v1/token') && (body as string).includes('demo-editor-2026')
    ? Response.json({ access_token: 'x' })
    : undefined;

it.each<[string, Answer]>([
  ['Scripts and styles have the security headers: Content-Sec', at(/^\/assets\//, noHeaders)],
  ['API responses have the CORS and security headers: any site reads them', read],
  ['The API exposes only the public schema, and no GraphQL: it exposes auth', schema],
  ['and no GraphQL: GraphQL answers', at(/^\/graphql\/v1$/, () => Response.json({ data: {} }))],
  ['sign-up is on', at(/\/settings$/, () => Response.json({ disable_signup: false }))],
  ['The demo’s printed passwords are refused: editor@demo.example signs in', demo],
])('the security checks say: %s', async (problem, answer) => {
  const found = await problems(answer);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(problem);
});
