/**
 * The embedded default backend: Supabase's APIs (PostgREST, GoTrue, storage) by @supabase/lite on
 * PGlite, a real PostgreSQL in this process, with the project's own migrations. For development,
 * demos and tests; docs/architecture.md lists where it differs from a hosted project.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { MIN_PASSWORD } from '../../src/site/passwords/rules.ts';
import { CALLER_HEADER, networkOf } from '../caller.ts';
import { connect, type DatabasePlace, loadLite } from './connect.ts';
import type { Connection } from './connection.ts';
import {
  AUTH_TABLES,
  beginWithAdmin,
  PLATFORM,
  requireOwnDatabase,
  secret,
  seedOnce,
} from './database.ts';
import { withDiskFull, withGenericErrors, withRollback } from './failures.ts';
import { FairQueue, QueueFull } from './fairQueue.ts';
import { closeToOthers, lockDirectory } from './lock.ts';
import { withoutConsole } from '../log.ts';
import { migrationFiles, type SqlFile } from './sql.ts';
import { fileStorage, withFormUploads } from './storage.ts';
import { upgrade, upgradeOf } from './migrations.ts';
import { withFactors } from './auth/factors.ts';
import { tooMany, withLimits } from './auth/limits.ts';
import { MAIL_SETTINGS, smtpDriver, withTemplateText } from './auth/mail.ts';
import { withPasswordRules } from './auth/passwordRules.ts';
import { logRefusal, withEventLog } from './auth/eventLog.ts';
import { loadKeys } from './auth/signingKeys.ts';
import { withTokenRules } from './auth/tokenRules.ts';
import { withKnownRoutes } from './auth/routes.ts';

/** Options of `startEmbedded`. */
export interface EmbeddedOptions extends DatabasePlace {
  /** The site's address, for the links in e-mails. */
  siteUrl?: string;
  /** Insert the demo content into a new database. Default true. */
  seed?: boolean;
  /** Start a new database with this admin instead; without effect in any other. */
  firstAdmin?: string | undefined;
  /** Replace the key that signs tokens; tokens it has signed stay valid for a day. */
  newKeys?: boolean | undefined;
  /** The migrations to apply; by default the project's. */
  migrations?: readonly SqlFile[];
  /** Where mails about accounts go; by default they are printed. */
  smtp?: { url: string; from: string } | undefined;
  /** Collect e-mails in `emails` instead. */
  captureEmails?: boolean;
}

/** A running backend. */
export type EmbeddedBackend = Awaited<ReturnType<typeof startEmbedded>>;

/** The most time for a statement: a hosted project has 3 and 8 s. */
const LIMIT_MS = { anyone: 5_000, session: 10_000 };

/** Reads of tables; functions search, export and compare passwords. */
const isQuick = ({ method, url }: Request) =>
  method === 'GET' && !new URL(url).pathname.startsWith('/rest/v1/rpc/');

/** Sets the request headers that a hosted project passes to the database and ours reads. */
async function tellCaller({ driver }: Connection, { headers }: Request): Promise<void> {
  const address = headers.get(CALLER_HEADER);
  const known = JSON.stringify(address === null ? {} : { [CALLER_HEADER]: address });
  await driver.query(`select set_config('request.headers', $1, false)`, [known]);
}

/**
 * Starts the backend: platform, pending migrations and, on the first start, the seed.
 * @throws if another process uses the data directory, its database is of a version that cannot be
 *   upgraded, or a migration fails.
 */
export async function startEmbedded(options: EmbeddedOptions = {}) {
  const {
    dataDir,
    siteUrl = 'http://localhost:4173',
    seed = true,
    firstAdmin,
    newKeys = false,
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
    if (options.databaseUrl) await requireOwnDatabase(connection);
    const plan = await upgradeOf(connection, migrations);
    await connection.driver.exec(PLATFORM);
    const emails = captureEmails ? new InMemoryEmailDriver() : undefined;
    const mailer = options.smtp ? smtpDriver(options.smtp) : new ConsoleEmailDriver();
    const serviceKey = `sb_secret_${await secret(connection, 'service_role')}`;
    const jwtSecret = await secret(connection, 'jwt');
    const ring = await loadKeys(connection, newKeys);
    const app = new App({
      connection: connection.lite,
      api: { schemas: ['public'] },
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
        drivers: { email: withTemplateText(emails ?? mailer) },
      },
    });
    const objects = fileStorage(storage);
    app._storageAdapter = objects;
    // It warns of its experimental storage at each start, in whose place is ours (docs/deploy.md, 4c).
    await withoutConsole(() => app.ensureSystemSchema());
    await connection.driver.exec(AUTH_TABLES);
    await upgrade(connection, plan, objects, dataDir);
    if (firstAdmin) await beginWithAdmin(connection, firstAdmin);
    else if (seed) await seedOnce(connection);
    if (dataDir) closeToOthers(dataDir);
    // Or @supabase/lite grants everything to all roles when it first sets up row-level security.
    (connection.lite as unknown as { rlsState: string }).rlsState = 'active';

    const queue = new FairQueue();
    const isVerified = async ({ headers }: Request) => {
      const token = headers.get('authorization')?.replace(/^Bearer /i, '') ?? '';
      return token === serviceKey || Number((await ring.verify(token))?.exp) * 1000 > Date.now();
    };
    const answer = async (request: Request) => app.fetch(request, { peerAddress: null });
    const rules = withPasswordRules(connection, answer);
    const factors = withFactors(connection, withLimits(connection, rules));
    const known = withKnownRoutes(withTokenRules(connection, ring, jwtSecret, factors));
    const authenticate = withEventLog(connection, withDiskFull(known));
    const rolledBack = withRollback(connection, async (request) => {
      await connection.limit((await isVerified(request)) ? LIMIT_MS.session : LIMIT_MS.anyone);
      await tellCaller(connection, request);
      return authenticate(request);
    });
    // Nobody waits for the answer to a closed connection.
    const handle = (request: Request) =>
      request.signal.aborted ? new Response(null, { status: 499 }) : rolledBack(request);
    return {
      /** Handles a request to /rest/v1, /auth/v1 or /storage/v1. */
      fetch: withFormUploads(
        withGenericErrors((request) =>
          queue
            .add(() => handle(request), networkOf(request), isQuick(request))
            .catch((error: unknown) => {
              if (!(error instanceof QueueFull)) throw error;
              logRefusal(request, 429);
              return tooMany();
            }),
        ),
      ),
      /** Whether a request has a token that this backend has signed, or the service key. */
      isVerified,
      /** Runs SQL as the database's owner, between requests, so that it does not run under their role. */
      query: (sql: string, values?: unknown[]) =>
        queue.add(async () => {
          await connection.limit(0);
          return (await connection.driver.query<Record<string, unknown>>(sql, values)).rows;
        }),
      connection,
      /** Bypasses policies. */
      serviceKey,
      emails,
      /** A copy of the whole database, for other backends to start from: tests start many. */
      async snapshot() {
        await queue.idle();
        return connection.dump();
      },
      async close() {
        await queue.idle();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
