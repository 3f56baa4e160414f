import { describe, expect, it } from 'vitest';
import { hostedSite } from '../../server/archive/site';
import { databaseAddress } from '../../server/databaseAddress';
import { connect } from '../../server/embedded/connect';

const PLAIN = [
  'postgres://postgres:secret@db.example.com/postgres',
  'postgres://postgres:secret@db.example.com/postgres?sslmode=disable',
  'postgres://postgres:secret@db.example.com/postgres?sslmode=no-verify',
  'postgres://postgres:secret@db.example.com/postgres?sslmode=require&uselibpqcompat=true',
  // The driver takes the last of two, and the host of the query.
  'postgres://postgres:secret@db.example.com/postgres?sslmode=verify-full&sslmode=disable',
  'postgres://postgres:secret@localhost/postgres?host=db.example.com',
];

describe.each(PLAIN)('an address over a network without a verified certificate: %s', (address) => {
  it.each([
    ['the embedded backend', () => connect({ databaseUrl: address })],
    [
      'an archive of a hosted project',
      () => hostedSite({ url: 'https://p.example', secretKey: '', databaseUrl: address }),
    ],
  ])('is refused before anything is sent: %s', async (_, open) => {
    const failure = await open().catch(String);
    expect(failure).toMatch(/leads to db\.example\.com over a network.*sslmode=verify-full/);
    expect(failure).not.toContain('secret');
  });
});

it.each([
  ['postgres://postgres@db.example.com/postgres?sslmode=verify-full', 'db.example.com'],
  ['postgres://localhost/site', 'localhost'],
  ['postgres://[::1]:5433/site', '[::1]:5433'],
  ['postgres://site@/site?host=/var/run/postgresql', 'localhost'],
])('is taken: %s', (address, host) => {
  expect(databaseAddress(address).host).toBe(host);
});

it('of a database is not that of a website', () => {
  expect(() => databaseAddress('https://db.example.com')).toThrow(/DATABASE_URL is malformed/);
});
