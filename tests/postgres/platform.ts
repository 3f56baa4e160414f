import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { asSuperuser, type Cluster, startCluster } from '../../e2e/support/cluster';
import { migrationFiles } from '../../server/embedded/sql';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the PostgreSQL that all test files share. */
    postgresPort: number;
  }
}

/** Applies and records the migrations as `supabase db push` does. */
async function migrate(port: number): Promise<void> {
  const owner = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  await owner.connect();
  try {
    const { rows } = await owner.query(`show is_superuser`);
    if (JSON.stringify(rows) !== '[{"is_superuser":"off"}]') throw new Error('a superuser');
    await owner.query(
      `create schema supabase_migrations;
       create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`,
    );
    for (const { name, version, sql } of migrationFiles()) {
      await owner.query('begin');
      await owner.query(sql).catch((cause: unknown) => {
        throw new Error(`Migration ${name} failed: ${String(cause)}`, { cause });
      });
      await owner.query('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
        version,
        [sql],
        name,
      ]);
      await owner.query('commit');
    }
  } finally {
    await owner.end();
  }
}

/** What a hosted project has before its first migration, and what there is of it already. */
const PLATFORM = [
  ['platform', `to_regrole('anon')`],
  ['signIn', `to_regclass('auth.users')`],
  ['storage', `to_regclass('storage.objects')`],
] as const;

/** Gives a cluster a hosted project's roles and schemas and all migrations, unless it has them. */
async function preparePlatform(port: number): Promise<void> {
  for (const [name, made] of PLATFORM) {
    const { rows } = await asSuperuser(port, `select 1 where ${made} is null`);
    if (rows.length === 0) continue;
    await asSuperuser(port, readFileSync(new URL(`./${name}.sql`, import.meta.url), 'utf8'));
  }
  const { rows } = await asSuperuser(port, `select 1 where to_regclass('public.staff') is null`);
  if (rows.length > 0) await migrate(port);
}

/** Starts a cluster with a hosted project's roles and schemas and all migrations. */
export async function startPlatform(): Promise<Cluster> {
  const cluster = await startCluster();
  try {
    await preparePlatform(cluster.port);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

/**
 * The cluster that all test files share: one of the tests' own, or that of `PLATFORM_PORT`, whose
 * services have made their schemas themselves (docs/deploy.md, 6).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = Number(process.env.PLATFORM_PORT);
  if (given) await preparePlatform(given);
  const { port, stop } = given
    ? { port: given, stop: () => Promise.resolve() }
    : await startPlatform();
  project.provide('postgresPort', port);
  return stop;
}
