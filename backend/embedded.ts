/**
 * The embedded default backend: Supabase's protocols (PostgREST, GoTrue, storage) on PGlite, a real PostgreSQL
 * in this process, with the project's own migrations. Development, demos and tests use it; see
 * docs/architecture.md for where it differs from a hosted project.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, InMemoryEmailDriver, setExperimental } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { EMBEDDED_ANON_KEY } from '../src/site/embedded.ts';
import { lockDirectory } from './lock.ts';
import { grantFiles, migrationFiles, seedFiles } from './sql.ts';
import { fileStorage } from './storageAdapter.ts';
import { sameWire } from './wire.ts';

export interface EmbeddedOptions {
  /** Where the data lives; left out, it lives in memory and is gone at the end. */
  dataDir?: string;
  /** The address of the site, for the links in e-mails. */
  siteUrl?: string;
  /** Fill the database with the demo content, if that was not done before. Default true. */
  seed?: boolean;
  /** A database to start from instead of an empty one, as `EmbeddedBackend.snapshot` gave it. Only in memory. */
  snapshot?: Blob;
  /** Keep e-mails in `emails` instead of printing them. */
  captureEmails?: boolean;
}

export interface EmbeddedBackend {
  /** Answers a request to /rest/v1, /auth/v1 or /storage/v1. */
  fetch: (request: Request) => Promise<Response>;
  connection: PgliteConnection;
  emails: InMemoryEmailDriver | undefined;
  /** The whole database as it is now, for another backend to start from (tests start many). */
  snapshot: () => Promise<Blob>;
  close: () => Promise<void>;
}

/** What the bridge's driver can do and its types do not say. */
interface SnapshotSource {
  dumpDataDir: (compression: 'none') => Promise<Blob>;
}

/** What a hosted project has before its first migration. */
const PLATFORM = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  end $$;
  create schema if not exists extensions;
  grant usage on schema public, auth, storage, extensions to anon, authenticated, service_role;
  create schema if not exists embedded;
  create table if not exists embedded.settings (name text primary key, value text not null);
  create table if not exists embedded.migrations (version text primary key, name text not null);
`;

/** SQLSTATEs that PostgREST answers with 400 and PGlite's bridge with 500. */
const CLIENT_ERRORS = new Set(['P0001', '23514', '22001', '22P02', '22007', '22008']);

async function connect({ dataDir, snapshot }: EmbeddedOptions): Promise<PgliteConnection> {
  const iso = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  const connection = await createPgliteConnection({
    url: dataDir ? join(dataDir, 'db') : 'memory://',
    pgliteOptions: {
      ...(snapshot && { loadDataDir: snapshot }),
      // A hosted project's JSON has ISO times and plain numbers.
      parsers: { 1184: iso, 1114: iso, 1700: Number },
    },
  });
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown) => {
    const error = normalize(thrown) as {
      code?: string;
      message?: string;
      detail?: string;
      hint?: string;
    };
    if (!error.code || !CLIENT_ERRORS.has(error.code)) return error;
    const { code, message, detail = null, hint = null } = error;
    return Object.assign(new Error(message), {
      code: 'PGRST',
      message: JSON.stringify({ code, message, details: detail, hint }),
      detail: JSON.stringify({ status: 400, headers: {} }),
    });
  };
  return connection;
}

async function migrate(connection: PgliteConnection): Promise<void> {
  const { driver } = connection;
  const { rows } = await driver.query<{ version: string }>(
    'select version from embedded.migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  for (const { name, version, sql } of migrationFiles()) {
    if (applied.has(version)) continue;
    await driver.transaction(async (tx) => {
      await tx.exec(sql).catch((cause: unknown) => {
        throw new Error(`migration ${name} failed: ${String(cause)}`, { cause });
      });
      await tx.query('insert into embedded.migrations values ($1, $2)', [version, name]);
    });
  }
}

/** The demo content, once in a database's life: an interrupted first start leaves nothing of it behind. */
async function seedOnce({ driver }: PgliteConnection): Promise<void> {
  await driver.transaction(async (tx) => {
    const { rows } = await tx.query(
      `insert into embedded.settings values ('seeded', now()::text) on conflict do nothing returning name`,
    );
    if (rows.length === 0) return;
    for (const { name, sql } of seedFiles()) {
      await tx.exec(sql).catch((cause: unknown) => {
        throw new Error(`seed ${name} failed: ${String(cause)}`, { cause });
      });
    }
  });
}

/** A secret that stays with the data, so that sessions survive a restart and no secret is in the code. */
async function secret(connection: PgliteConnection, name: string): Promise<string> {
  await connection.driver.query(
    'insert into embedded.settings values ($1, $2) on conflict do nothing',
    [name, randomBytes(32).toString('base64url')],
  );
  const { rows } = await connection.driver.query<{ value: string }>(
    'select value from embedded.settings where name = $1',
    [name],
  );
  return rows[0]?.value ?? '';
}

/**
 * Starts the backend: platform, pending migrations, seed on the first start.
 * @throws when another process uses the same data directory, or a migration fails.
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  const {
    dataDir,
    siteUrl = 'http://localhost:4173',
    seed = true,
    captureEmails = false,
  } = options;
  const unlock = dataDir ? lockDirectory(dataDir) : () => undefined;
  const storage = dataDir ? join(dataDir, 'storage') : mkdtempSync(join(tmpdir(), 'storage-'));
  const connection = await connect(options).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const close = async () => {
    await connection.close();
    if (!dataDir) rmSync(storage, { recursive: true, force: true });
    unlock();
  };
  try {
    setExperimental('storage', true);
    await connection.driver.exec(
      'create schema if not exists auth; create schema if not exists storage;',
    );
    await connection.driver.exec(PLATFORM);
    const emails = captureEmails ? new InMemoryEmailDriver() : undefined;
    const app = new App({
      connection,
      auth: {
        jwt_secret: await secret(connection, 'jwt'),
        publishable_key: EMBEDDED_ANON_KEY,
        secret_key: `sb_secret_${await secret(connection, 'service_role')}`,
        site_url: siteUrl,
        additional_redirect_urls: [`${siteUrl}/**`],
        enable_signup: false,
        minimum_password_length: 12,
      },
      storage: { enabled: true, file_size_limit: '2MiB' },
      options: { server: { admin: false }, ...(emails && { drivers: { email: emails } }) },
    });
    app._storageAdapter = fileStorage(storage);
    await app.ensureSystemSchema();
    await migrate(connection);
    if (seed) await seedOnce(connection);
    // The bridge grants everything to everybody when it first meets row-level security: let it, then take it back.
    await (
      connection as unknown as { ensureRlsContext: () => Promise<boolean> }
    ).ensureRlsContext();
    for (const { sql } of grantFiles()) await connection.driver.exec(sql);

    // All requests share one database session: two at a time would see each other's role.
    let queue: Promise<unknown> = Promise.resolve();
    const inTurn = (request: Request): Promise<Response> => {
      const answer = queue.then(async () => app.fetch(request, { peerAddress: null }));
      queue = answer.catch(() => undefined);
      return answer;
    };
    return {
      fetch: sameWire(inTurn),
      connection,
      emails,
      async snapshot() {
        await queue;
        return (connection.driver as unknown as SnapshotSource).dumpDataDir('none');
      },
      async close() {
        await queue;
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
