import { expect, it } from 'vitest';
import { hostedSite } from '../../server/archive/site';
import { databaseAddress } from '../../server/databaseAddress';
import { connect } from '../../server/embedded/connect';

const PLAIN = 'postgres://postgres:secret@db.example.com/postgres';
const REFUSED = /leads to db\.example\.com over a network.*sslmode=verify-full/;

it.each([
  PLAIN,
  `${PLAIN}?sslmode=no-verify`,
  // The driver takes the last of two, and the host of the query.
  `${PLAIN}?sslmode=verify-full&sslmode=disable`,
  'postgres://postgres:secret@localhost/postgres?host=db.example.com',
])('a database over a network without a verified certificate is refused: %s', (address) => {
  expect(() => databaseAddress(address)).toThrow(REFUSED);
  expect(() => databaseAddress(address)).not.toThrow(/secret/);
});

it.each([
  ['the embedded backend', () => connect({ databaseUrl: PLAIN })],
  [
    'an archive of a hosted project',
    () => hostedSite({ url: 'https://p.example', secretKey: '', databaseUrl: PLAIN }),
  ],
])('it is refused before anything is sent by %s', async (_, open) => {
  await expect(open()).rejects.toThrow(REFUSED);
});

it.each([
  ['postgres://postgres@db.example.com/postgres?sslmode=verify-full', 'db.example.com'],
  ['postgres://[::1]:5433/site', '[::1]:5433'],
  ['postgres://site@/site?host=/var/run/postgresql', 'localhost'],
])('is taken: %s', (address, host) => {
  expect(databaseAddress(address).host).toBe(host);
});
