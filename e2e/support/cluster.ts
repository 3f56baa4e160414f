import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** The superuser's name in a hosted project; the owner of the migrations is `postgres`. */
const SUPERUSER = 'supabase_admin';

/** The programs of the newest PostgreSQL that has pg_cron. */
export function programsFolder(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const version = versions.find((name) => existsSync(join(root, name, 'lib/pg_cron.so')));
  if (!version) {
    throw new Error(
      'PostgreSQL with pg_cron is needed: apt-get install postgresql-15 postgresql-15-cron',
    );
  }
  return join(root, version, 'bin');
}

/** Whether a PostgreSQL can be started here. */
export function hasPrograms(): boolean {
  try {
    return Boolean(programsFolder());
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root: uses Debian's `postgres` user then. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** For a program that does not accept port 0. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function connected(port: number, server: ChildProcess): Promise<pg.Client> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('PostgreSQL has ended.');
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: SUPERUSER,
      database: 'postgres',
    });
    try {
      await client.connect();
      return client;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A PostgreSQL of the tests' own, which ends with `stop`. */
export interface Cluster {
  port: number;
  /** Of the server, for its superuser. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts a separate PostgreSQL, on loopback and in a temporary folder. */
export async function startCluster(): Promise<Cluster> {
  const bin = programsFolder();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    { ...user, stdio: 'ignore', cwd: folder },
  );
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '160',
    fsync: 'off',
    // It analyzes tables at any moment, and the planner's choices change with it.
    autovacuum: 'off',
    shared_preload_libraries: 'pg_cron',
    'cron.database_name': 'postgres',
    'cron.use_background_workers': 'on',
  };
  // Only now, since another process may take the port as long as nobody listens on it.
  const port = await freePort();
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const stop = async (): Promise<void> => {
    server.kill('SIGINT'); // Ends sessions; SIGTERM would wait for them.
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await (await connected(port, server)).end();
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, url: `postgres://${SUPERUSER}@127.0.0.1:${port}`, stop };
}

/** Runs SQL on a cluster as its superuser. */
export async function asSuperuser(port: number, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: SUPERUSER, database: 'postgres' });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
