// @vitest-environment jsdom
import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ws from 'ws';
import { sessionKey, storedAccessToken } from '@/lib/session';

const URL_ = 'https://project.supabase.co';
const NOW = 1_800_000_000_000;
const session = { access_token: 'token', refresh_token: 'refresh', expires_at: NOW / 1000 + 60 };

afterEach(() => {
  vi.restoreAllMocks();
});

const store = (value: unknown) => localStorage.setItem(sessionKey(URL_), JSON.stringify(value));

describe('the key of the session', () => {
  it.each([
    [URL_, 'sb-project-auth-token'],
    ['http://localhost:4173', 'sb-localhost-auth-token'],
    ['http://127.0.0.1:54321', 'sb-127-auth-token'],
  ])('is derived from the first host label of %s', (url, key) => {
    expect(sessionKey(url)).toBe(key);
    const client = createClient(url, 'key', { realtime: { transport: ws as never } });
    expect((client.auth as unknown as { storageKey: string }).storageKey).toBe(key);
  });
});

describe('the stored token', () => {
  it('is the session’s', () => {
    store(session);
    expect(storedAccessToken(URL_, NOW)).toBe('token');
  });

  it('is undefined without a session', () => {
    expect(storedAccessToken(URL_, NOW)).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['has expired', { ...session, expires_at: NOW / 1000 - 1 }],
    ['expires now', { ...session, expires_at: NOW / 1000 }],
    ['has no access token', { ...session, access_token: undefined }],
    ['has no refresh token', { ...session, refresh_token: undefined }],
    ['has no expiry', { ...session, expires_at: undefined }],
    ['has a string as expiry', { ...session, expires_at: '2999' }],
    ['is a list', [session]],
    ['is a string', 'token'],
    ['is null', null],
  ])('is undefined when the session %s (SPEC 4.7)', (_, value) => {
    store(value);
    expect(storedAccessToken(URL_, NOW)).toBeUndefined();
  });

  it('is undefined when storage holds invalid JSON or is blocked', () => {
    localStorage.setItem(sessionKey(URL_), '{');
    expect(storedAccessToken(URL_, NOW)).toBeUndefined();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storedAccessToken(URL_, NOW)).toBeUndefined();
  });
});
