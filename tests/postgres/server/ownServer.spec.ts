import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '../../../server/embedded/connect';
import { type EmbeddedBackend, startEmbedded } from '../../../server/embedded/embedded';
import { DEMO_STAFF } from '../../../server/embedded/demoStaff';
import { migrationFiles } from '../../../server/embedded/sql';
import { EMBEDDED_ANON_KEY } from '../../../src/site/embedded';
import { clientOf } from '../../support/backend';
import { picture, pictureBytes, pictureName } from '../../support/pictures';
import { temporaryFolder } from '../../support/temporaryFolder';
import { asOwner } from '../../../e2e/support/templateDatabase';

const server = inject('databaseServer') ?? '';
const dataDir = temporaryFolder();
const databaseUrl = `${asOwner(server)}/site`;

const start = () => startEmbedded({ databaseUrl, dataDir, captureEmails: true });

async function asAdministrator(database: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(`${server}/${database}`);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

let running: EmbeddedBackend;

beforeAll(async () => {
  await asAdministrator('postgres', 'create database site owner site');
  running = await start();
});

afterAll(() => running.close());

const posts = () => running.query('select count(*) as number from public.blog_posts');

it('rows in the server and pictures in the data directory survive a restart', async () => {
  const client = clientOf(running);
  await client.auth.signInWithPassword(DEMO_STAFF.admin);
  const { error } = await client.storage.from('images').upload(pictureName(1), picture());
  expect(error).toBeNull();
  await client.from('blog_posts').delete().eq('hidden', true);
  const before = await posts();

  await running.close();
  running = await start();
  expect(await posts()).toEqual(before);
  const { data } = await clientOf(running).storage.from('images').download(pictureName(1));
  expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(pictureBytes('image/webp'));
});

it('a second process is refused the database', async () => {
  await expect(startEmbedded({ databaseUrl })).rejects.toThrow(/in use by another process/);
});

it('npm start answers again after PostgreSQL has ended its session during a request', async () => {
  const read = () => clientOf(running).from('language_settings').select('language_code');
  const holder = new pg.Client(`${server}/site`);
  await holder.connect();
  await holder.query('begin; lock table public.language_settings');
  const refused = read().then(({ error }) => error);
  const waiting = `from pg_stat_activity where datname = 'site' and wait_event_type = 'Lock'`;
  await expect.poll(() => asAdministrator('postgres', `select ${waiting}`)).toHaveLength(1);
  await asAdministrator('postgres', `select pg_terminate_backend(pid) ${waiting}`);
  await holder.end();
  expect(await refused).not.toBeNull();
  await expect.poll(async () => (await read()).data?.length).toBe(7);
});

it('npm start ends a query that cannot end, and answers others', async () => {
  const read = (path: string) =>
    running.fetch(
      new Request(`http://localhost/rest/v1/${path}`, { headers: { apikey: EMBEDDED_ANON_KEY } }),
    );
  const endless = read('blog_posts?select=id&limit=1&content=match.(.{40,})%5C1');
  const waiting = read('language_settings?select=language_code');
  expect((await endless).status).toBe(503);
  expect((await waiting).status).toBe(200);
});

it('npm start refuses to serve beside a process that has taken its database in the meantime', async () => {
  const locks = `select from pg_locks join pg_database as d on d.oid = database
    where locktype = 'advisory' and datname = 'site'`;
  const other = new pg.Client(`${server}/site`);
  await other.connect();
  // Waits in PostgreSQL's queue for the lock, before the next session of the first process.
  const taken = other.query('select pg_advisory_lock(727001)');
  await expect.poll(() => asAdministrator('postgres', `${locks} and not granted`)).toHaveLength(1);
  await asAdministrator(
    'postgres',
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = 'site' and application_name = 'site'`,
  );
  await taken;
  await expect(running.query('select')).rejects.toThrow(/in use by another process/);
  await other.end();
  await expect.poll(posts).toHaveLength(1);
  expect(await asAdministrator('postgres', locks)).toHaveLength(1);
});

it('npm start leaves a database alone that it did not create', async () => {
  await asAdministrator('postgres', 'create database other owner site');
  await asAdministrator('other', 'create table public.invoices (id int)');
  const other = databaseUrl.replace(/site$/, 'other');
  await expect(startEmbedded({ databaseUrl: other })).rejects.toThrow(/npm start has not made/);
  const schemas = await asAdministrator(
    'other',
    `select from pg_namespace where nspname in ('auth', 'storage', 'embedded')`,
  );
  expect(schemas).toEqual([]);
});

describe('JSON', () => {
  const url = databaseUrl.replace(/site$/, 'json');
  let backend: EmbeddedBackend;

  beforeAll(async () => {
    await asAdministrator('postgres', 'create database json owner site');
    const sql = `create table public.things (id int primary key, content jsonb, plain json, names text[], parts jsonb[]);
      create function public.echo(content jsonb) returns jsonb language sql as $$ select content $$;
      grant all on public.things to service_role;
      grant execute on function public.echo to service_role;`;
    const things = { name: 'things', version: '99991231235959', sql };
    backend = await startEmbedded({
      databaseUrl: url,
      seed: false,
      migrations: [...migrationFiles(), things],
    });
  });
  afterAll(() => backend.close());

  it('is stored, returned and passed to functions unchanged', async () => {
    const client = clientOf(backend, backend.serviceKey);
    const things = () => client.from('things');
    for (const content of [[], [1, 'two', [], { three: 3 }], {}, { list: [] }, 7, null]) {
      const row = { id: 1, content, plain: content, names: ['a "b"', ''], parts: [{ a: [] }] };
      expect((await things().upsert(row).select()).data).toEqual([row]);
      const change = { content: [content], names: [] };
      const changed = await things().update(change).eq('id', 1).select();
      expect(changed.data).toEqual([{ ...row, ...change }]);
      expect((await client.rpc('echo', { content })).data).toEqual(content);
    }
  });
});

it('a missing DATABASE_URL is an error, and so is one that would hide rows of the data directory', async () => {
  await expect(connect({ dataDir })).rejects.toThrow(/set DATABASE_URL/);
  const other = temporaryFolder();
  mkdirSync(join(other, 'db'));
  await expect(connect({ dataDir: other, databaseUrl })).rejects.toThrow(/has rows of its own/);
});

// An address over the network: tests/server/databaseAddress.test.ts.
it('npm start names what is wrong with an address, and no password', async () => {
  for (const [url, message] of [
    ['site:secret@localhost', /DATABASE_URL is malformed/],
    [
      'postgres://site:secret@127.0.0.1:1/site',
      /127\.0\.0\.1:1\/site \(DATABASE_URL\).*ECONNREFUSED/,
    ],
  ] as const) {
    const failure = await connect({ databaseUrl: url }).catch(String);
    expect(failure).toMatch(message);
    expect(failure).not.toContain('secret');
  }
});
