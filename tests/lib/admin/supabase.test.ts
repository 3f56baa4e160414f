// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/db';
import { sessionKey } from '@/lib/session';

const KEY = sessionKey(env.supabaseUrl);

/** Answers the authentication service's calls; the first argument is the path with its query. */
const answer = vi.fn<(path: string) => Response>();
const calls = (path: string) => answer.mock.calls.filter(([called]) => called.startsWith(path));
const REFRESH = '/token?grant_type=refresh_token';

const sessionUntil = (seconds: number) => ({
  access_token: `${btoa('{"alg":"HS256"}')}.${btoa('{"sub":"1"}')}.x`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id: '1', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
});

const stored = () => localStorage.getItem(KEY);

/** A fresh client, as on a page load. */
async function openPage() {
  vi.resetModules();
  const { supabase } = await import('@/lib/admin/supabase');
  await supabase.auth.getSession();
  return supabase.auth;
}

beforeEach(() => {
  // Each test creates its own client; supabase-js warns of several in one page.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: new Date('2026-11-01T10:00:00Z') });
  answer.mockReset().mockImplementation(() => Response.json(sessionUntil(3600)));
  vi.stubGlobal('fetch', (input: string) => {
    return Promise.resolve(answer(input.replace(`${env.supabaseUrl}/auth/v1`, '')));
  });
});

afterEach(async () => {
  const { supabase } = await import('@/lib/admin/supabase');
  await supabase.auth.stopAutoRefresh();
});

describe('a session (SPEC 4.7)', () => {
  beforeEach(() => localStorage.setItem(KEY, JSON.stringify(sessionUntil(200))));

  it('is refreshed as seldom where the browser’s clock is two hours ahead', async () => {
    const inItsClock = { expires_at: Math.floor(Date.now() / 1000) - 3600 };
    answer.mockImplementation(() => Response.json({ ...sessionUntil(3600), ...inItsClock }));
    localStorage.setItem(KEY, JSON.stringify({ ...sessionUntil(3600), ...inItsClock }));
    const auth = await openPage();
    for (let second = 0; second < 30; second += 1) {
      await auth.getSession();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(calls(REFRESH)).toHaveLength(1);
  });

  it('is removed when it cannot be refreshed', async () => {
    answer.mockImplementation(() =>
      Response.json({ code: 'refresh_token_not_found', message: 'gone' }, { status: 400 }),
    );
    await openPage();
    await vi.advanceTimersByTimeAsync(210_000);
    expect(stored()).toBeNull();
  });
});

it.each([
  ['local', 204, 'gone'],
  ['others', 204, 'kept'],
  ['local', 401, 'gone'],
  ['local', 500, 'kept'],
] as const)(
  'after signing out with scope %s, answered with %d, the session is %s (SPEC 4.7)',
  async (scope, status, session) => {
    localStorage.setItem(KEY, JSON.stringify(sessionUntil(3600)));
    const auth = await openPage();
    const body = status === 204 ? null : '{"message":"no"}';
    answer.mockImplementation(() => new Response(body, { status }));
    const { error } = await auth.signOut({ scope });
    expect(error !== null).toBe(status === 500);
    expect(calls(`/logout?scope=${scope}`)).toHaveLength(1);
    expect(stored() === null).toBe(session === 'gone');
  },
);

it('the browser stores no response, and nothing is retried: the query client does, once', async () => {
  const fetch = vi.fn((_address: string, _init?: RequestInit) =>
    Promise.resolve(new Response('', { status: 503 })),
  );
  vi.stubGlobal('fetch', fetch);
  vi.resetModules();
  const { supabase } = await import('@/lib/admin/supabase');
  const settled = vi.fn();
  void supabase.from('contact_surveys').select('name').then(settled);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ data: null }));
  expect(fetch.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store']);
});
