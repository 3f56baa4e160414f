import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type EmbeddedBackend, startEmbedded } from '../../../server/embedded/embedded';
import { migrationFiles, type SqlFile } from '../../../server/embedded/sql';
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
