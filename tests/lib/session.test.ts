// @vitest-environment jsdom
import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import ws from 'ws';
import { sessionKey, storedAccessToken } from '@/lib/session';

const URL_ = 'https://project.supabase.co';
const NOW = 1_800_000_000_000;
const session = { access_token: 'token', refresh_token: 'refresh', expires_at: NOW / 1000 + 60 };

it.each([
  [URL_, 'sb-project-auth-token'],
  ['http://127.0.0.1:54321', 'sb-127-auth-token'],
])('the key of the session is supabase-js’s for %s', (url, key) => {
  expect(sessionKey(url)).toBe(key);
  const client = createClient(url, 'key', { realtime: { transport: ws as never } });
  expect((client.auth as unknown as { storageKey: string }).storageKey).toBe(key);
});

it.each<[string, unknown, string | undefined]>([
  ['is whole', session, 'token'],
  ['expires now', { ...session, expires_at: NOW / 1000 }, undefined],
  ['has no access token', { ...session, access_token: undefined }, undefined],
  ['has a string as expiry', { ...session, expires_at: '2999' }, undefined],
  ['is null', null, undefined],
])('the token of a stored session that %s (SPEC 4.7)', (_, value, token) => {
  localStorage.setItem(sessionKey(URL_), JSON.stringify(value));
  expect(storedAccessToken(URL_, NOW)).toBe(token);
});

it('there is no token where storage holds invalid JSON, or is blocked', () => {
  localStorage.setItem(sessionKey(URL_), '{');
  expect(storedAccessToken(URL_, NOW)).toBeUndefined();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storedAccessToken(URL_, NOW)).toBeUndefined();
});
