import { expect, it } from 'vitest';
import { CALLER_HEADER, setCaller } from '../../server/caller';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['127.0.0.1', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  [undefined, null],
])('a caller at %s is told as %s, whatever it claims', (address, told) => {
  const headers = new Headers({ [CALLER_HEADER]: '198.51.100.9' });
  setCaller(headers, address);
  expect(headers.get(CALLER_HEADER)).toBe(told);
});
