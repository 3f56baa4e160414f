import { spawnSync } from 'node:child_process';
import { openAsBlob, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type EmbeddedBackend, startEmbedded } from '../../../server/embedded/embedded';
import { upgradeOf } from '../../../server/embedded/migrations';
import { migrationFiles, type SqlFile } from '../../../server/embedded/sql';
import { decodeArchive } from '@/lib/archiveFormat';
import { clientOf } from '../../support/backend';
import { copyOfTemplate } from '../../../e2e/support/templateDatabase';
import { temporaryFolder } from '../../support/temporaryFolder';

// One database, in the order of the tests: a new one for each would take most of their time.
const folder = temporaryFolder();
let databaseUrl: string | undefined;
let running: EmbeddedBackend | undefined;

/** Stops the backend and starts it on the same data, with other migrations if they are given. */
async function restart(migrations: SqlFile[] = migrationFiles()): Promise<EmbeddedBackend> {
  await running?.close();
  running = undefined;
  running = await startEmbedded({ dataDir: folder, databaseUrl, seed: false, migrations });
  return running;
}

const further = (sql: string): SqlFile => ({
  name: '29990101000000_further.sql',
  version: '29990101000000',
  sql,
});

const TEXT = { language: 'es', namespace: 'common', key: 'kept', value: 'Un texto' };

const textsOf = ({ query }: EmbeddedBackend) =>
  query('select language, namespace, key, value from public.text_overrides');

const archives = () => readdirSync(folder).filter((name) => name.startsWith('before-upgrade-'));

beforeAll(async () => {
  const server = inject('databaseServer');
  databaseUrl = server && (await copyOfTemplate(server));
  const { query } = await restart(server ? undefined : migrationFiles().slice(0, 1));
  await query(`insert into public.text_overrides (language, namespace, key, value)
    values ('es', 'common', 'kept', 'Un texto')`);
});

afterAll(() => running?.close());

it('an upgrade that fails, which says where, or that the process does not survive has changed nothing', async () => {
  const fails = further(`delete from public.text_overrides; select 1 / 0;`);
  await expect(restart([...migrationFiles(), fails])).rejects.toThrow(
    /^Migration 29990101000000_further\.sql failed and changed nothing: .*division by zero/,
  );
  // The second migration is read when the first one has been applied.
  await running?.close();
  running = undefined;
  const program = `(async () => {
    const { startEmbedded } = await import('./server/embedded/embedded.ts');
    const { migrationFiles } = await import('./server/embedded/sql.ts');
    const half = { name: '29990101000000_a.sql', version: '29990101000000',
      sql: 'create table public.halves (id int); delete from public.text_overrides' };
    const end = { name: '29990102000000_b.sql', version: '29990102000000',
      get sql() { process.kill(process.pid, 'SIGKILL'); } };
    await startEmbedded({ dataDir: process.env.DATA_DIR, databaseUrl: process.env.DATABASE_URL,
      seed: false, migrations: [...migrationFiles(), half, end] });
  })();`;
  const { signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--eval', program], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '' },
    encoding: 'utf8',
  });
  expect(signal).toBe('SIGKILL');
  expect(stderr).toContain('The site is archived before it is upgraded');
  const after = await restart();
  expect(await textsOf(after)).toEqual([TEXT]);
  expect(
    await after.query(
      `select to_regclass('public.halves') as halves, max(version) < '2999' as old from embedded.migrations`,
    ),
  ).toEqual([{ halves: null, old: true }]);
});

it('a filled database is archived and upgraded, and refused by the version before and another edition', async () => {
  const before = archives();
  const offices = further(`create table public.offices (id int primary key, city text, rent int);
alter table public.offices enable row level security;
create policy "anybody reads offices" on public.offices for select to anon using (true);
grant select (id, city) on public.offices to anon;
insert into public.offices values (1, 'Dénia', 900);`);
  const upgraded = (file: SqlFile) => restart([...migrationFiles(), file]);
  // Grants stay as the migration gave them, at the first start and the second.
  for (const sql of [offices.sql, offices.sql.replaceAll('\n', '\r\n')]) {
    const after = await upgraded({ ...offices, sql });
    expect(await textsOf(after)).toEqual([TEXT]);
    const anon = clientOf(after);
    const { data } = await anon.from('offices').select('id, city');
    expect(data).toEqual([{ id: 1, city: 'Dénia' }]);
    expect((await anon.from('offices').select('rent')).error?.code).toBe('42501');
  }
  const made = archives().filter((name) => !before.includes(name));
  expect(made).toHaveLength(1);
  const lines = [];
  for await (const line of decodeArchive(await openAsBlob(join(folder, made[0] ?? '')))) {
    lines.push(line);
  }
  expect(lines).toContainEqual({
    table: 'public.text_overrides',
    row: expect.objectContaining(TEXT) as unknown,
  });

  const later = [...migrationFiles(), offices];
  const otherwise = [...migrationFiles(), { ...offices, sql: `${offices.sql} ` }];
  const planned = (files: SqlFile[]) =>
    running ? upgradeOf(running.connection, files) : Promise.resolve();
  await expect(planned(otherwise)).rejects.toThrow(
    /_further\.sql is not the one that was applied.*Nothing was changed/,
  );
  await expect(restart()).rejects.toThrow(
    /newer version of the site, which had 29990101000000_further\.sql\. Nothing was changed/,
  );
  const again = await upgraded(offices);
  expect(await textsOf(again)).toEqual([TEXT]);
  // As it was before version 1.0.0.
  await again.query('alter table embedded.migrations alter hash drop not null');
  await again.query('update embedded.migrations set hash = null');
  await expect(planned(later)).rejects.toThrow(/another edition.*To take its content/);
});
