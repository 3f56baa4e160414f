import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EmbeddedBackend,
  type EmbeddedOptions,
  startEmbedded,
} from '../../server/embedded/embedded';
import { migrationsFingerprint } from '../../server/embedded/sql';
import { ROOT } from '../../server/paths';
import { hasPrograms } from './cluster';
import { copyOfTemplate, startTemplateServer } from './templateDatabase';

/** Pass the file's path, or the server's address, to the workers. */
const SNAPSHOT = 'E2E_SNAPSHOT';
const SERVER = 'E2E_DATABASE_SERVER';

const CACHE = join(ROOT, 'node_modules/.cache/test-database');

const fileOf = (path: string) => new Blob([readFileSync(path)]);

/** What a database depends on, and the day, since its keys grow old. */
function fingerprint(): string {
  const hash = createHash('sha256').update(migrationsFingerprint());
  hash.update(new Date().toISOString().slice(0, 10));
  const files = ['server/embedded', 'supabase/seeds'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => join(ROOT, folder, name)),
  );
  for (const file of [...files, join(ROOT, 'package-lock.json')])
    if (statSync(file).isFile()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A file with a database after all migrations, with or without the demo content: one that a former
 * run has kept, or a new one. Starting an empty database takes seconds, loading a snapshot does not.
 */
export async function keptSnapshot(options: { seed: boolean }): Promise<string> {
  const current = fingerprint();
  const file = join(CACHE, `${current}${options.seed ? '-seeded' : ''}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE))
    if (!name.startsWith(current)) rmSync(join(CACHE, name), { force: true });
  // The demo content goes into a copy of the other one.
  const empty = options.seed && { snapshot: fileOf(await keptSnapshot({ seed: false })) };
  const backend = await startEmbedded({ ...options, ...empty });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await (await backend.snapshot()).arrayBuffer()));
  await backend.close();
  renameSync(unfinished, file);
  return file;
}

/**
 * Runs migrations and seed once for all workers: where PostgreSQL is installed, on a server of the
 * run's own, since PGlite took 40 % of the time of a worker's main thread.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (!hasPrograms()) {
    process.env[SNAPSHOT] = await keptSnapshot({ seed: true });
    return undefined;
  }
  const { url, stop } = await startTemplateServer({ seed: true });
  process.env[SERVER] = url;
  return stop;
}

/** A backend with the demo content. */
export async function startSeeded(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  const server = process.env[SERVER];
  const place = server
    ? { databaseUrl: await copyOfTemplate(server) }
    : { snapshot: fileOf(process.env[SNAPSHOT] ?? '') };
  return startEmbedded({ ...options, ...place });
}
