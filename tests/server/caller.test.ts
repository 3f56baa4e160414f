import { expect, it, vi } from 'vitest';
import {
  CALLER_HEADER,
  networkOf,
  proxiesFromEnv,
  proxyHeaders,
  setCaller,
} from '../../server/caller';
import { Escalation, Limit } from '../../server/embedded/auth/limits';

const CLAIM = '198.51.100.9';

function callerAt(address: string | undefined, proxies?: number, forwarded?: string) {
  const headers = new Headers({ [CALLER_HEADER]: CLAIM });
  if (forwarded !== undefined) headers.set('X-Forwarded-For', forwarded);
  setCaller(headers, address, proxies);
  return headers.get(CALLER_HEADER);
}

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', null],
  [undefined, null],
])('without a proxy a caller at %s is %s, whatever it claims', (address, expected) => {
  expect(callerAt(address)).toBe(expected);
  expect(callerAt(address, 0, CLAIM)).toBe(expected);
});

it.each<[string, number, string | undefined, string | null]>([
  ['what the proxy adds, not what is claimed before', 1, `${CLAIM}, 2001:db8::1`, '2001:db8::1'],
  ['what the first of two adds', 2, `${CLAIM},203.0.113.7, 192.0.2.1`, '203.0.113.7'],
  ['none, if it is this machine', 1, '127.0.0.1', null],
  ['the socket, if a proxy is missing', 2, '203.0.113.7', null],
  ['the socket, if nothing is added', 1, undefined, null],
])('behind a proxy the caller is %s', (_, proxies, forwarded, expected) => {
  expect(callerAt('127.0.0.1', proxies, forwarded)).toBe(expected);
});

it.each([
  ['2001:db8::1', '2001:db8:0:0:ffff:2:3:4', true],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0:ffff::', true],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
  ['::2', '::3:0:0:1', true],
  ['2001:db8:0:1::1', '2001:db8::1', false],
  ['203.0.113.7', '203.0.113.8', false],
])('callers at %s and %s share a turn: %s', (one, other, isShared) => {
  const network = (address: string) => {
    const headers = { [CALLER_HEADER]: callerAt(address) ?? '' };
    return networkOf(new Request('http://127.0.0.1/', { headers }));
  };
  expect(network(one) === network(other)).toBe(isShared);
});

it('TRUSTED_PROXIES is a small number, by default none, and refused otherwise', () => {
  const proxies = (text: string) => {
    vi.stubEnv('TRUSTED_PROXIES', text);
    return proxiesFromEnv();
  };
  expect(['', ' 1 '].map(proxies)).toEqual([0, 1]);
  for (const text of ['yes', '-1', '10']) expect(() => proxies(text)).toThrow(/TRUSTED_PROXIES/);
});

it('the doctor is told behind which host a proxy is, and that one has not added an address', () => {
  const told = (proxies: number, headers: Record<string, string> = {}) =>
    proxyHeaders(new Request('http://127.0.0.1:4173/rest/v1/', { headers }), proxies);
  const [host, forwarded] = [{ 'x-seen-host': '127.0.0.1:4173' }, { 'x-forwarded-for': CLAIM }];
  expect(told(0)).toEqual({});
  expect(told(1, forwarded)).toEqual(host);
  expect(told(2, forwarded)).toEqual({ ...host, 'x-unknown-caller': 'true' });
});

it('limits remember a bounded number of callers, the last ones', () => {
  const [limit, waits] = [new Limit(1, 3_600_000), new Escalation(1, 3_600_000)];
  // The first of them calls again before the last.
  for (const caller of [...Array(10_000).keys(), 0, 10_000]) {
    limit.add(`${caller}`);
    waits.add(`${caller}`);
  }
  const known = (key: string) => [limit.isReached(key), waits.isWaiting(key)];
  expect(['0', '1', '10000'].map(known)).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ]);
});
