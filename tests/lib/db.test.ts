// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, env } from '../../src/lib/db';
import { ask } from '../../src/lib/errors';
import { sessionKey } from '../../src/lib/session';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded';

const fetched = vi.fn<typeof fetch>();
const read = () => ask(db.from('blog_posts').select('id'));

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

/** As `fetch` when nothing answers: it ends with its signal. */
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

it('asks the embedded backend on the page’s own origin', async () => {
  await read();
  expect(fetched.mock.calls[0]?.[0]).toBe(`${location.origin}/rest/v1/blog_posts?select=id`);
});

describe('who is asking (SPEC 6)', () => {
  it('is the public key, and for nobody the public key again', async () => {
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

  it('is the public key once the session has run out', async () => {
    signIn({ access_token: 'token', refresh_token: 'refresh', expires_at: inSeconds(-1) });
    await read();
    expect(headers().get('authorization')).toBe(`Bearer ${EMBEDDED_ANON_KEY}`);
  });
});

describe('a read that fails', () => {
  it('on the network is tried once: the cache has SPEC 9’s one retry', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(read()).rejects.toMatchObject({ kind: 'offline' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('for want of an answer is given up after twelve seconds', async () => {
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

  it('is not answered when the reader has left', async () => {
    fetched.mockImplementation(silence);
    const controller = new AbortController();
    const answer = ask(db.from('blog_posts').select('id').abortSignal(controller.signal));
    controller.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  });
});
