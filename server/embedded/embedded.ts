/**
 * The embedded default backend: Supabase's APIs (PostgREST, GoTrue, storage) by @supabase/lite on
 * PGlite, a real PostgreSQL in this process, with the project's own migrations. For development,
 * demos and tests; docs/architecture.md lists where it differs from a hosted project.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InMemoryEmailDriver } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { MIN_PASSWORD } from '../../src/site/passwords.ts';
import { CALLER_HEADER } from '../caller.ts';
import { withoutConsole } from '../log.ts';
import { lockDirectory } from './lock.ts';
import { migrationFiles, seedFiles, type SqlFile } from './sql.ts';
import { fileStorage } from './storageAdapter.ts';
import { supabaseLiteCompat } from './compat.ts';
import { withDemoAtHome } from './auth/demoAccounts.ts';
import { FACTOR_TABLES, withFactors } from './auth/factors.ts';
import { withLimits } from './auth/limits.ts';
import { MAIL_SETTINGS, withTemplateText } from './auth/mail.ts';
import { withPasswordRules } from './auth/passwordRules.ts';
import { withEventLog } from './auth/eventLog.ts';
import { withTokenRules } from './auth/tokenRules.ts';
import { AMR_TABLE, withSessionClaims } from './auth/sessionClaims.ts';

/** Options of `startEmbedded`. */
export interface EmbeddedOptions {
  /** The data directory; by default the data is kept in memory only. */
  dataDir?: string | undefined;
  /** The site's address, for the links in e-mails. */
  siteUrl?: string;
  /** Insert the demo content into a new database. Default true. */
  seed?: boolean;
  /** A database from `EmbeddedBackend.snapshot` to start from. In memory only. */
  snapshot?: Blob;
  /** The migrations to apply; by default the project's. */
  migrations?: readonly SqlFile[];
  /** Collect e-mails in `emails` instead of printing them. */
  captureEmails?: boolean;
}

/** A running backend. */
export interface EmbeddedBackend {
  /** Handles a request to /rest/v1, /auth/v1 or /storage/v1. */
  fetch: (request: Request) => Promise<Response>;
  /** Runs SQL as the database's owner, between requests so as not to run under their role. */
  query: (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  connection: PgliteConnection;
  /** The service key, which bypasses policies. */
  serviceKey: string;
  emails: InMemoryEmailDriver | undefined;
  /** A copy of the whole database, for other backends to start from: tests start many. */
  snapshot: () => Promise<Blob>;
  close: () => Promise<void>;
}

/** A method of @supabase/lite's driver that its types lack. */
interface SnapshotSource {
  dumpDataDir: (compression: 'none') => Promise<Blob>;
}

/** Roles, schemas and grants that a hosted project has before its first migration. */
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

/** SQLSTATEs that PostgREST answers with 400, but @supabase/lite with 500. */
const CLIENT_ERRORS = new Set(['P0001', '23514', '22001', '22P02', '22007', '22008']);

/**
 * Imported on the first start: a hosted build needs none of these packages. Turns telemetry off.
 */
async function loadLite() {
  process.env.LITE_TELEMETRY ??= '0';
  process.env.DO_NOT_TRACK ??= '1';
  const [lite, pglite, trigrams] = await Promise.all([
    import('@supabase/lite'),
    import('@supabase/lite/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return { ...lite, ...pglite, ...trigrams };
}

async function connect({ dataDir, snapshot }: EmbeddedOptions): Promise<PgliteConnection> {
  const { createPgliteConnection, pg_trgm } = await loadLite();
  const iso = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  const connection = await createPgliteConnection({
    url: dataDir ? join(dataDir, 'db') : 'memory://',
    pgliteOptions: {
      ...(snapshot && { loadDataDir: snapshot }),
      extensions: { pg_trgm },
      // As in a hosted project's JSON: ISO times and plain numbers.
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

/** Thrown for a database with migrations that this version does not have. */
export class ForeignData extends Error {
  constructor(migrations: string[]) {
    super(
      `The data directory was made by another edition of this project, which had ${migrations[0] ?? ''}. ` +
        'Nothing was changed in it. To take its content along: npm run import -- FOLDER (docs/deploy.md). ' +
        'To start over: set DATA_DIR to another folder, or move this one away.',
    );
  }
}

async function migrate(connection: PgliteConnection, files: readonly SqlFile[]): Promise<void> {
  const { driver } = connection;
  const { rows } = await driver.query<{ version: string; name: string }>(
    'select version, name from embedded.migrations order by version',
  );
  const applied = new Set(rows.map(({ version }) => version));
  const unknown = rows.filter((row) => !files.some(({ version }) => version === row.version));
  if (unknown.length > 0) throw new ForeignData(unknown.map(({ name }) => name));
  for (const { name, version, sql } of files) {
    if (applied.has(version)) continue;
    await driver.transaction(async (tx) => {
      await tx.exec(sql).catch((cause: unknown) => {
        throw new Error(`Migration ${name} failed: ${String(cause)}`, { cause });
      });
      await tx.query('insert into embedded.migrations values ($1, $2)', [version, name]);
    });
  }
}

/**
 * Inserts the demo content once per database, in one transaction: an interrupted first start leaves
 * nothing behind.
 */
async function seedOnce({ driver }: PgliteConnection): Promise<void> {
  await driver.transaction(async (tx) => {
    const { rows } = await tx.query(
      `insert into embedded.settings values ('seeded', now()::text) on conflict do nothing returning name`,
    );
    if (rows.length === 0) return;
    for (const { name, sql } of seedFiles()) {
      await tx.exec(sql).catch((cause: unknown) => {
        throw new Error(`Seed ${name} failed: ${String(cause)}`, { cause });
      });
    }
  });
}

/**
 * A random secret stored with the data: sessions survive a restart, and no secret is in the code.
 */
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

/** Sets the request headers that a hosted project passes to the database and ours reads. */
async function tellCaller({ driver }: PgliteConnection, { headers }: Request): Promise<void> {
  const address = headers.get(CALLER_HEADER);
  const known = JSON.stringify(address === null ? {} : { [CALLER_HEADER]: address });
  await driver.query(`select set_config('request.headers', $1, false)`, [known]);
}

/**
 * Starts the backend: platform, pending migrations and, on the first start, the seed.
 * @throws if another process uses the data directory, or a migration fails.
 */
export async function startEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  const {
    dataDir,
    siteUrl = 'http://localhost:4173',
    seed = true,
    captureEmails = false,
    migrations = migrationFiles(),
  } = options;
  const unlock = dataDir ? await lockDirectory(dataDir) : () => Promise.resolve();
  const storage = dataDir ? join(dataDir, 'storage') : mkdtempSync(join(tmpdir(), 'storage-'));
  const connection = await connect(options).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  const close = async () => {
    await connection.close();
    if (!dataDir) rmSync(storage, { recursive: true, force: true });
    await unlock();
  };
  try {
    const { App, ConsoleEmailDriver, InMemoryEmailDriver, setExperimental } = await loadLite();
    setExperimental('storage', true);
    await connection.driver.exec(
      'create schema if not exists auth; create schema if not exists storage;',
    );
    await connection.driver.exec(PLATFORM);
    const emails = captureEmails ? new InMemoryEmailDriver() : undefined;
    const serviceKey = `sb_secret_${await secret(connection, 'service_role')}`;
    const jwtSecret = await secret(connection, 'jwt');
    const app = new App({
      connection,
      auth: {
        jwt_secret: jwtSecret,
        publishable_key: EMBEDDED_ANON_KEY,
        secret_key: serviceKey,
        site_url: siteUrl,
        additional_redirect_urls: [`${siteUrl}/**`],
        enable_signup: false,
        enable_refresh_token_rotation: true,
        minimum_password_length: MIN_PASSWORD,
        email: MAIL_SETTINGS,
      },
      storage: { enabled: true, file_size_limit: '2MiB' },
      options: {
        server: { admin: false },
        drivers: { email: withTemplateText(emails ?? new ConsoleEmailDriver()) },
      },
    });
    app._storageAdapter = fileStorage(storage);
    await app.ensureSystemSchema();
    await connection.driver.exec(AMR_TABLE + FACTOR_TABLES);
    await connection.driver.exec(
      'grant all on all tables in schema storage to anon, authenticated, service_role;',
    );
    await migrate(connection, migrations);
    if (seed) await seedOnce(connection);
    // Otherwise @supabase/lite grants everything to all roles when it first sets up row-level
    // security.
    (connection as unknown as { rlsState: string }).rlsState = 'active';

    // All requests share one database session; two at once would run under each other's role.
    let queue: Promise<unknown> = Promise.resolve();
    const enqueue = <T>(work: () => T | Promise<T>): Promise<T> => {
      const result = queue.then(work);
      queue = result.catch(() => undefined);
      return result;
    };
    const answer = async (request: Request) => app.fetch(request, { peerAddress: null });
    const rules = withPasswordRules(connection, answer);
    const signIn = withDemoAtHome(withLimits(connection, rules));
    const factors = withFactors(connection, signIn);
    const sessions = withSessionClaims(connection, jwtSecret, factors);
    const authenticate = withEventLog(connection, withTokenRules(jwtSecret, sessions));
    const handle = async (request: Request) => {
      await tellCaller(connection, request);
      return withoutConsole(() => authenticate(request));
    };
    return {
      fetch: supabaseLiteCompat((request) => enqueue(() => handle(request))),
      query: (sql, values) =>
        enqueue(
          async () => (await connection.driver.query<Record<string, unknown>>(sql, values)).rows,
        ),
      connection,
      serviceKey,
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
