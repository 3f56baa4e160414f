import { mkdtempSync, openAsBlob, readdirSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type EmbeddedBackend, startEmbedded } from '../../../server/embedded/embedded';
import { migrationFiles, type SqlFile } from '../../../server/embedded/sql';
import { decodeArchive } from '@/lib/archive';
import { clientOf } from '../../support/backend';
import { copyOfTemplate } from '../../support/templateDatabase';

const SLOW = 120_000;

let folder: string;
let databaseUrl: string | undefined;
let running: EmbeddedBackend | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
  const server = inject('databaseServer');
  databaseUrl = server && (await copyOfTemplate(server));
});

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

async function stop(): Promise<void> {
  await running?.close();
  running = undefined;
}

/** Stops the backend and starts it on the same data, with a further migration if one is given. */
async function restart(...further: SqlFile[]): Promise<EmbeddedBackend> {
  await stop();
  const migrations = [...migrationFiles(), ...further];
  running = await startEmbedded({ dataDir: folder, databaseUrl, seed: false, migrations });
  return running;
}

const migration = (sql: string): SqlFile => ({
  name: '29990101000000_further.sql',
  version: '29990101000000',
  sql,
});

it(
  'a migration that fails says which one it is and changes nothing',
  async () => {
    const text = { language: 'es', namespace: 'common', key: 'kept', value: 'Un texto' };
    const before = await restart();
    const { error } = await clientOf(before, before.serviceKey).from('text_overrides').insert(text);
    expect(error).toBeNull();

    const half = migration(
      `create table public.halves (id int); delete from public.text_overrides; select 1 / 0;`,
    );
    await expect(restart(half)).rejects.toThrow(
      /^Migration 29990101000000_further\.sql failed and changed nothing: .*division by zero/,
    );

    const after = await restart();
    expect(await after.query(`select to_regclass('public.halves') as halves`)).toEqual([
      { halves: null },
    ]);
    expect(
      await after.query(`select version from embedded.migrations where version >= '2999'`),
    ).toEqual([]);
    const { data } = await clientOf(after)
      .from('text_overrides')
      .select('language, namespace, key, value');
    expect(data).toEqual([text]);
  },
  SLOW,
);

it(
  'a further migration’s grants stay as it gave them, at the first start and the second',
  async () => {
    const offices = migration(`
      create table public.offices (id int primary key, city text, rent int);
      alter table public.offices enable row level security;
      create policy "anybody reads offices" on public.offices for select to anon using (true);
      grant select (id, city) on public.offices to anon;
      insert into public.offices values (1, 'Dénia', 900);`);
    const expectGrants = async () => {
      const anon = clientOf(await restart(offices));
      const { data } = await anon.from('offices').select('id, city');
      expect(data).toEqual([{ id: 1, city: 'Dénia' }]);
      expect((await anon.from('offices').select('rent')).error?.code).toBe('42501');
    };
    await expectGrants();
    await expectGrants();
  },
  SLOW,
);

const TEXT = { language: 'es', namespace: 'common', key: 'kept', value: 'Un texto' };
const KEPT = 'select language, namespace, key, value from public.text_overrides';

/** A start with a row that an upgrade must keep. */
async function startFilled(): Promise<void> {
  const { query } = await restart();
  await query(`insert into public.text_overrides (language, namespace, key, value)
    values ('es', 'common', 'kept', 'Un texto')`);
}

const archives = () => readdirSync(folder).filter((name) => name.startsWith('before-upgrade-'));

it(
  'a filled database is archived and upgraded, and refused by the version before',
  async () => {
    await startFilled();
    expect(archives()).toEqual([]);
    const further = migration(`create table public.halves (id int)`);
    expect(await (await restart(further)).query(KEPT)).toEqual([TEXT]);
    const [archive = ''] = archives();
    const lines = [];
    for await (const line of decodeArchive(await openAsBlob(join(folder, archive))))
      lines.push(line);
    expect(lines).toContainEqual({
      table: 'public.text_overrides',
      row: expect.objectContaining(TEXT) as unknown,
    });

    await expect(restart()).rejects.toThrow(
      /newer version of the site, which had 29990101000000_further\.sql\. Nothing was changed/,
    );
    const edited = { ...further, sql: `${further.sql};` };
    await expect(restart(edited)).rejects.toThrow(/_further\.sql is not the one that was applied/);
    const windows = { ...further, sql: further.sql.replaceAll('\n', '\r\n') };
    expect(await (await restart(windows)).query(KEPT)).toEqual([TEXT]);
    expect(archives()).toEqual([archive]);
  },
  SLOW,
);

it(
  'an upgrade that the process does not survive has changed nothing',
  async () => {
    await startFilled();
    await stop();
    // The second migration is read when the first one has been applied.
    const program = `
      const { startEmbedded } = await import('./server/embedded/embedded.ts');
      const { migrationFiles } = await import('./server/embedded/sql.ts');
      const half = { name: '29990101000000_a.sql', version: '29990101000000',
        sql: 'create table public.halves (id int); delete from public.text_overrides' };
      const end = { name: '29990102000000_b.sql', version: '29990102000000',
        get sql() { process.kill(process.pid, 'SIGKILL'); } };
      await startEmbedded({ dataDir: process.env.DATA_DIR, databaseUrl: process.env.DATABASE_URL,
        seed: false, migrations: [...migrationFiles(), half, end] });`;
    const { signal } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { env: { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl ?? '' } },
    );
    expect(signal).toBe('SIGKILL');
    expect(archives()).toHaveLength(1);
    const { query } = await restart(migration('create table public.halves (id int)'));
    expect(await query(KEPT)).toEqual([TEXT]);
    expect(await query('select from embedded.migrations where hash is null')).toEqual([]);
  },
  SLOW,
);

it.skipIf(inject('databaseServer'))(
  'a data directory without hashes is known by its schema, or refused',
  async () => {
    const first = () =>
      startEmbedded({ dataDir: folder, seed: false, migrations: migrationFiles().slice(0, 1) });
    running = await first();
    await running.query('alter table embedded.migrations drop column hash');
    await stop();
    running = await first();
    expect(await running.query('select from embedded.migrations where hash is null')).toEqual([]);
    await running.query('alter table embedded.migrations drop column hash');
    await running.query('alter table public.staff add column earlier text');
    await stop();
    await expect(first()).rejects.toThrow(/another edition.*Nothing was changed.*npm run import/);
  },
  SLOW,
);
