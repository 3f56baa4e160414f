/** A hosted project's certificate is of its provider's own authority, which no system knows. */
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { hostedSite } from '../../server/archive/site';
import { makeCertificate } from '../support/certificate';
import { connect, type Database } from './sessions';

const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
const { cert, key } = makeCertificate(folder);
const ADDRESS = `postgres://postgres@127.0.0.1:${inject('postgresPort')}/postgres?sslmode=verify-full`;

let db: Database;

const open = (databaseUrl: string) =>
  hostedSite({ url: 'https://project.example', secretKey: '', databaseUrl });

beforeAll(async () => {
  db = connect(1);
  const [server] = await db.sql(`show data_directory`);
  // PostgreSQL takes a key that is its own user's.
  const { uid, gid } = statSync(String(server?.data_directory));
  for (const path of [folder, cert, key]) chownSync(path, uid, gid);
  await db.sql(`alter system set ssl_cert_file = '${cert}'`);
  await db.sql(`alter system set ssl_key_file = '${key}'`);
  await db.sql('alter system set ssl = on');
  await db.sql('select pg_reload_conf()');
  await vi.waitFor(async () => expect(await db.sql('show ssl')).toEqual([{ ssl: 'on' }]), 15_000);
});
afterAll(async () => {
  for (const name of ['ssl', 'ssl_cert_file', 'ssl_key_file']) {
    await db.sql(`alter system reset ${name}`);
  }
  await db.sql('select pg_reload_conf()');
  await db.end();
  rmSync(folder, { recursive: true });
});

it('is trusted where the address names the file of that authority, and the session is encrypted', async () => {
  const site = await open(`${ADDRESS}&sslrootcert=${cert}`);
  const encrypted = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()';
  expect(await site.transaction((query) => query(encrypted))).toEqual([{ ssl: true }]);
  await site.close();
});

it('is not trusted otherwise', async () => {
  await expect(open(ADDRESS)).rejects.toThrow(/self-signed certificate/);
});
