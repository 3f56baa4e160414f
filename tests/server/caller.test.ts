import { describe, expect, it, vi } from 'vitest';
import { CALLER_HEADER, proxiesFromEnv, proxyHeaders, setCaller } from '../../server/caller';

const CLAIM = '198.51.100.9';

function callerAt(address: string | undefined, proxies?: number, forwarded?: string) {
  const headers = new Headers({ [CALLER_HEADER]: CLAIM });
  if (forwarded !== undefined) headers.set('X-Forwarded-For', forwarded);
  setCaller(headers, address, proxies);
  return headers.get(CALLER_HEADER);
}

describe('without a proxy', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::1', null],
    ['::ffff:127.0.0.1', null],
    [undefined, null],
  ])('a caller at %s is identified as %s, whatever it claims', (address, expected) => {
    expect(callerAt(address)).toBe(expected);
    expect(callerAt(address, 0, CLAIM)).toBe(expected);
  });
});

describe('behind a proxy', () => {
  it.each<[string, number, string | undefined, string | null]>([
    [
      'what the proxy adds, not what is claimed before it',
      1,
      `${CLAIM}, 2001:db8::1`,
      '2001:db8::1',
    ],
    ['what the first of two adds', 2, `${CLAIM},203.0.113.7, 192.0.2.1`, '203.0.113.7'],
    ['none, if it is this machine', 1, '127.0.0.1', null],
    ['the socket, if a proxy is missing', 2, '203.0.113.7', null],
    ['the socket, if nothing is added', 1, undefined, null],
    ['the socket, if it is no address', 1, 'unknown', null],
  ])('the caller is %s', (_, proxies, forwarded, expected) => {
    expect(callerAt('127.0.0.1', proxies, forwarded)).toBe(expected);
  });
});

it('TRUSTED_PROXIES is a small number, by default none, and refused otherwise', () => {
  const proxies = (text: string) => {
    vi.stubEnv('TRUSTED_PROXIES', text);
    return proxiesFromEnv();
  };
  expect(['', ' 1 '].map(proxies)).toEqual([0, 1]);
  for (const text of ['yes', '-1', '10']) expect(() => proxies(text)).toThrow(/TRUSTED_PROXIES/);
});

describe('what the doctor is told of the proxies', () => {
  const told = (proxies: number, headers: Record<string, string> = {}) =>
    proxyHeaders(new Request('http://127.0.0.1:4173/rest/v1/', { headers }), proxies);
  const host = { 'x-seen-host': '127.0.0.1:4173' };

  it.each([
    ['nothing without one', 0, {}, {}],
    ['the host that is asked for', 1, { 'x-forwarded-for': CLAIM }, host],
    ['that one has not added an address', 2, { 'x-forwarded-for': CLAIM }, 'unknown'],
  ])('is %s', (_, proxies, sent, expected) => {
    const unknown = { ...host, 'x-unknown-caller': 'true' };
    expect(told(proxies, sent)).toEqual(expected === 'unknown' ? unknown : expected);
  });
});
