// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A `fetch` that never responds and rejects when its signal aborts. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    const end = () => reject(init?.signal?.reason as Error);
    if (init?.signal?.aborted) end();
    init?.signal?.addEventListener('abort', end);
  });

const headers = () => new Headers(fetched.mock.calls[0]?.[1]?.headers);
const signIn = (session: object) => {
  localStorage.setItem(sessionKey(env.supabaseUrl), JSON.stringify(session));
};
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

it('calls the embedded backend on the page’s own origin', async () => {
  await read();
  expect(fetched.mock.calls[0]?.[0]).toBe(`${location.origin}/rest/v1/blog_posts?select=id`);
});

it('the browser stores no response to staff, and those to visitors as the server allows', async () => {
  await read();
  expect(fetched.mock.calls[0]?.[1]?.cache).toBeUndefined();
  signIn({ access_token: 'token', refresh_token: 'refresh', expires_at: inSeconds(60) });
  await read();
  expect(fetched.mock.calls[1]?.[1]?.cache).toBe('no-store');
});

describe('the authorization header (SPEC 6)', () => {
  it('is the public key without a session', async () => {
    await read();
    expect(headers().get('apikey')).toBe(EMBEDDED_ANON_KEY);
    expect(headers().get('authorization')).toBe(`Bearer ${EMBEDDED_ANON_KEY}`);
  });

  it('is the session’s token while it is valid', async () => {
    signIn({ access_token: 'token', refresh_token: 'refresh', expires_at: inSeconds(60) });
    await read();
    expect(headers().get('apikey')).toBe(EMBEDDED_ANON_KEY);
    expect(headers().get('authorization')).toBe('Bearer token');
  });

  it('is the public key when the session’s token is refused, so that the page is shown', async () => {
    signIn({ access_token: 'token', refresh_token: 'refresh', expires_at: inSeconds(60) });
    fetched.mockResolvedValueOnce(Response.json({ code: 'PGRST301' }, { status: 401 }));
    expect(await read()).toEqual([]);
    const sent = fetched.mock.calls.map(([, init]) =>
      new Headers(init?.headers).get('authorization'),
    );
    expect(sent).toEqual(['Bearer token', `Bearer ${EMBEDDED_ANON_KEY}`]);
  });

  it('is the public key once the session has expired', async () => {
    signIn({ access_token: 'token', refresh_token: 'refresh', expires_at: inSeconds(-1) });
    await read();
    expect(headers().get('authorization')).toBe(`Bearer ${EMBEDDED_ANON_KEY}`);
  });
});

describe('a failed read', () => {
  it('is not retried by the client: the query cache has the one retry of SPEC 9', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(read()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('times out after twelve seconds', async () => {
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

  it('is aborted by its signal', async () => {
    fetched.mockImplementation(silence);
    const controller = new AbortController();
    const answer = unwrap(db.from('blog_posts').select('id').abortSignal(controller.signal));
    controller.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  });
});
