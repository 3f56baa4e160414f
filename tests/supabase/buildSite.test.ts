import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Listening, listen, originApp } from '../../server/origin/originServer';
import { useBackend } from '../support/backend';
import { type EdgeFunction, startFunction, tokenOf } from '../support/edgeFunction';

const db = useBackend();
const HOOK_PATH = '/build_hooks/secret-of-the-hook';

/** How the host responds: 'lost' starts a build, but its response never arrives. */
let state: 'up' | 'lost' | number;
let calls: string[];
let host: Listening;
let api: Listening;
let buildSite: EdgeFunction;
let without: EdgeFunction;

beforeAll(async () => {
  api = await listen(originApp(db.backend), 0);
  const build = ({ method, url }: Request) => {
    calls.push(`${method} ${new URL(url).pathname}`);
    if (state === 'up') return Response.json({ build: 1 });
    if (state === 'lost') return new Promise<Response>(() => {});
    return new Response(HOOK_PATH, { status: state, headers: { Location: '/' } });
  };
  host = await listen({ fetch: build }, 0);
  const project = { SUPABASE_URL: api.url, SUPABASE_SERVICE_ROLE_KEY: db.backend.serviceKey };
  const hook = { ...project, BUILD_HOOK_URL: host.url + HOOK_PATH };
  [buildSite, without] = await Promise.all([
    startFunction('build-site', { ...hook, BUILD_HOOK_TIMEOUT_MS: '1000' }),
    startFunction('build-site', project),
  ]);
});

afterAll(() => Promise.all([host.close(), api.close()]));

beforeEach(async () => {
  calls = [];
  state = 'up';
  await db.sql('delete from private.build_hook');
  await db.sql('insert into private.build_hook default values');
  await db.sql('select private.ask_for_build()');
});

const called = async (build = buildSite) => JSON.parse((await build.call()).body) as object;

/** Ends the waiting after a failure. */
const later = () => db.sql('update private.build_hook set due_at = now()');

const problem = async () => (await db.sql('select problem from private.build_hook'))[0]?.problem;

it('the Edge Function build-site calls the hook once, also when it runs several times at once', async () => {
  await Promise.all([called(), called(), called()]);
  expect(await called()).toEqual({ called: false });
  expect(calls).toEqual([`POST ${HOOK_PATH}`]);
});

it('the Edge Function build-site refuses a call without the token of a job', async () => {
  for (const token of [tokenOf('other'), '']) {
    expect((await buildSite.call(token)).status).toBe(401);
  }
  expect(calls).toEqual([]);
});

// Without a response in time at worst it builds twice.
it.each([
  [500, 'http 500'],
  [302, 'http 302'],
  ['lost', 'timeout'],
] as const)(
  'the Edge Function build-site tries again after %s, and never shows the address',
  async (failing, named) => {
    state = failing;
    const answer = (await buildSite.call()).body;
    expect(JSON.parse(answer)).toEqual({ called: true, problem: named });
    expect(await called()).toEqual({ called: false });
    expect(await problem()).toBe(named);
    expect(answer + buildSite.output()).not.toContain('secret-of-the-hook');
    state = 'up';
    await later();
    expect(await called()).toEqual({ called: true });
    expect(calls).toHaveLength(2);
    expect(await problem()).toBeNull();
  },
);

it('the Edge Function build-site reports a missing address', async () => {
  expect(await called(without)).toEqual({ called: true, problem: 'no address' });
  expect(await problem()).toBe('no address');
});
