// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db, env } from '@/lib/db';
import { unwrap } from '@/lib/errors';
import { sessionKey } from '@/lib/session';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';

const fetched = vi.fn<typeof fetch>();
const read = () => unwrap(db.from('blog_posts').select('id'));

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', fetched);
});

/** A `fetch` that never responds and rejects when its signal aborts. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const end = () => reject(init?.signal?.reason as Error);
    if (init?.signal?.aborted) end();
    init?.signal?.addEventListener('abort', end);
  });

const signIn = (session: object) => {
  localStorage.setItem(sessionKey(env.supabaseUrl), JSON.stringify(session));
};
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

describe('the authorization header (SPEC 6)', () => {
  const session = { access_token: 'token', refresh_token: 'refresh' };
  const sent = () =>
    fetched.mock.calls.map(([, init]) => {
      const headers = new Headers(init?.headers);
      return [headers.get('apikey'), headers.get('authorization'), init?.cache];
    });
  const ofVisitors = [EMBEDDED_ANON_KEY, `Bearer ${EMBEDDED_ANON_KEY}`, undefined];
  // The browser stores no response to staff.
  const ofStaff = [EMBEDDED_ANON_KEY, 'Bearer token', 'no-store'];

  it('is the public key without a session, and once it has expired', async () => {
    await read();
    signIn({ ...session, expires_at: inSeconds(-1) });
    await read();
    expect(sent()).toEqual([ofVisitors, ofVisitors]);
  });

  it('is the session’s token, and the public key when that is refused, so that the page is shown', async () => {
    signIn({ ...session, expires_at: inSeconds(60) });
    await read();
    fetched.mockResolvedValueOnce(Response.json({ code: 'PGRST301' }, { status: 401 }));
    expect(await read()).toEqual([]);
    expect(sent()).toEqual([ofStaff, ofStaff, [...ofVisitors.slice(0, 2), 'no-store']]);
  });
});

it('a failed read times out after twelve seconds, and is not retried: the query cache has the one retry of SPEC 9', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
    return controller.signal;
  });
  fetched.mockImplementation(silence);
  const settled = vi.fn();
  read().catch(settled);
  await vi.advanceTimersByTimeAsync(11_900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  expect(fetched).toHaveBeenCalledTimes(1);
});
