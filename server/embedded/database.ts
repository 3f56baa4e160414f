import { randomBytes } from 'node:crypto';
import type { Connection, Statements } from './connection.ts';
import { seedFiles } from './sql.ts';

/** What a hosted project has before its first migration, and the tables of this backend alone. */
export const PLATFORM = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  end $$;
  create schema if not exists auth;
  create schema if not exists storage;
  create schema if not exists extensions;
  grant usage on schema public, auth, storage, extensions to anon, authenticated, service_role;
  create schema if not exists embedded;
  create table if not exists embedded.settings (name text primary key, value text not null);
  create table if not exists embedded.migrations (
    version text primary key, name text not null, hash text not null
  );
`;

/** Tables of GoTrue that @supabase/lite lacks, and rights to its own; run once its schemas exist. */
export const AUTH_TABLES = `
  create table if not exists auth.mfa_amr_claims (
    id uuid primary key default gen_random_uuid(),
    session_id uuid not null references auth.sessions (id) on delete cascade,
    authentication_method text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (session_id, authentication_method)
  );
  create table if not exists auth.mfa_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type text not null check (factor_type = 'totp'),
    status text not null check (status in ('unverified', 'verified')),
    secret text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  -- The counter of the last code that was accepted: none is accepted twice.
  alter table auth.mfa_factors add column if not exists last_counter bigint;
  create table if not exists auth.mfa_challenges (
    id uuid primary key default gen_random_uuid(),
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null default now(),
    verified_at timestamptz
  );
  alter table auth.mfa_challenges add column if not exists failed_at timestamptz;
  grant all on all tables in schema storage to anon, authenticated, service_role;
`;

/** @throws for a database of PostgreSQL that belongs to something else, such as a hosted project. */
export async function requireOwnDatabase({ driver }: Connection): Promise<void> {
  const { rows } = await driver.query(
    `select from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'storage')
       and to_regnamespace('embedded') is null limit 1`,
  );
  if (rows.length > 0) {
    throw new Error(
      'The database of DATABASE_URL has tables already that npm start has not made, and nothing was ' +
        'changed in it. Give a new database, or a hosted project in VITE_SUPABASE_URL (docs/deploy.md).',
    );
  }
}

/** Whether a database gets its first content, which is noted in it. */
async function isFirstStart(tx: Statements): Promise<boolean> {
  const { rows } = await tx.query(
    `insert into embedded.settings values ('seeded', now()::text) on conflict do nothing returning name`,
  );
  return rows.length > 0;
}

/** Inserts the demo once per database, whole or not at all. */
export async function seedOnce({ driver }: Connection): Promise<void> {
  await driver.transaction(async (tx) => {
    if (!(await isFirstStart(tx))) return;
    for (const { name, sql } of seedFiles()) {
      await tx.exec(sql).catch((cause: unknown) => {
        throw new Error(`Seed ${name} failed: ${String(cause)}`, { cause });
      });
    }
  });
}

/**
 * Prepares a new database for a firm instead of the demo: no content, and one admin, who sets
 * a password by the recovery mail. In any other database it counts no more, since a service is
 * started with the same arguments each time, also when that person has left.
 * @throws if the database has the demo's accounts.
 */
export async function beginWithAdmin({ driver }: Connection, email: string): Promise<void> {
  await driver.transaction(async (tx) => {
    const address = email.trim().toLowerCase();
    if (!(await isFirstStart(tx))) {
      const { rows: demo } = await tx.query(
        `select from auth.users where email like '%@demo.example' limit 1`,
      );
      if (demo.length === 0) return;
      throw new Error(
        'The data directory has the demo already, and nothing was changed in it. ' +
          'To begin without the demo, give a new directory in DATA_DIR.',
      );
    }
    const id = crypto.randomUUID();
    await tx.query('select private.add_account($1, $2, now())', [id, address]);
    await tx.query(`insert into public.staff (user_id, role) values ($1, 'admin')`, [id]);
  });
}

/** A random secret stored with the data: sessions survive a restart. */
export async function secret(connection: Connection, name: string): Promise<string> {
  const { rows } = await connection.driver.query<{ value: string }>(
    `insert into embedded.settings values ($1, $2)
     on conflict (name) do update set name = excluded.name returning value`,
    [name, randomBytes(32).toString('base64url')],
  );
  return rows[0]?.value ?? '';
}
