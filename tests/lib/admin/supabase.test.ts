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

function show(visibilityState: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  return vi.advanceTimersByTimeAsync(0);
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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a session (SPEC 4.7)', () => {
  beforeEach(() => localStorage.setItem(KEY, JSON.stringify(sessionUntil(200))));

  it('is refreshed once three ticks of 30 s or fewer remain', async () => {
    await openPage();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(calls(REFRESH)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls(REFRESH)).toHaveLength(1);
  });

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

  it('is not refreshed while the page is hidden, but when it is visible again', async () => {
    await openPage();
    await show('hidden');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls(REFRESH)).toHaveLength(0);
    await show('visible');
    expect(calls(REFRESH)).toHaveLength(1);
  });

  it('is refreshed again after 200 ms, doubled each time, when the service is unavailable', async () => {
    const times: number[] = [];
    answer.mockImplementation(() => {
      times.push(Date.now());
      return new Response('', { status: 503 });
    });
    await openPage();
    await vi.advanceTimersByTimeAsync(125_000);
    expect(times.slice(1, 5).map((time, index) => time - (times[index] ?? 0))).toEqual([
      200, 400, 800, 1600,
    ]);
    expect(stored()).not.toBeNull();
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

describe('signing out (SPEC 4.7)', () => {
  beforeEach(() => localStorage.setItem(KEY, JSON.stringify(sessionUntil(3600))));
  const signedOutBy = (status: number) => {
    answer.mockImplementation(() =>
      status === 204
        ? new Response(null, { status })
        : Response.json({ message: 'no' }, { status }),
    );
  };

  it.each(['global', 'local'] as const)('%s removes the session of this browser', async (scope) => {
    const auth = await openPage();
    signedOutBy(204);
    expect(await auth.signOut({ scope })).toEqual({ error: null });
    expect(calls(`/logout?scope=${scope}`)).toHaveLength(1);
    expect(stored()).toBeNull();
  });

  it('with scope others keeps it', async () => {
    const auth = await openPage();
    signedOutBy(204);
    await auth.signOut({ scope: 'others' });
    expect(calls('/logout?scope=others')).toHaveLength(1);
    expect(stored()).not.toBeNull();
  });

  it.each([401, 403, 404])('ignores a response %i', async (status) => {
    const auth = await openPage();
    signedOutBy(status);
    expect(await auth.signOut({ scope: 'local' })).toEqual({ error: null });
    expect(stored()).toBeNull();
  });

  it('keeps the session when the service fails', async () => {
    const auth = await openPage();
    signedOutBy(500);
    expect((await auth.signOut({ scope: 'local' })).error).not.toBeNull();
    expect(stored()).not.toBeNull();
  });
});

it('tells the browser not to store responses', async () => {
  const options = vi.fn();
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    options(init?.cache);
    return Promise.resolve(Response.json([]));
  });
  vi.resetModules();
  const { supabase } = await import('@/lib/admin/supabase');
  await supabase.from('contact_surveys').select('name');
  expect(options).toHaveBeenCalledWith('no-store');
});
