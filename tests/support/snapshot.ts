import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/embedded/embedded';
import { migrationsFingerprint } from '../../server/embedded/sql';
import { ROOT } from '../../server/paths';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a snapshot with all migrations and no demo content. */
    snapshot: string;
    /** The address of a PostgreSQL server with a template of the same, if the tests run on one. */
    databaseServer: string | undefined;
    /** A folder for what tests write, removed after the run. */
    temporary: string;
  }
}

const CACHE = join(ROOT, 'node_modules/.cache/test-database');

/** What a migrated database depends on, and the day, since its keys grow old. */
function fingerprint(): string {
  const hash = createHash('sha256').update(migrationsFingerprint());
  hash.update(new Date().toISOString().slice(0, 10));
  const embedded = join(ROOT, 'server/embedded');
  const files = readdirSync(embedded, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of [
    ...files.map((name) => join(embedded, name)),
    join(ROOT, 'package-lock.json'),
  ]) {
    if (statSync(file).isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The migrated database that a former run has kept, or a new one. */
async function snapshot(): Promise<string> {
  const file = join(CACHE, `${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const backend = await startEmbedded({ seed: false });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await (await backend.snapshot()).arrayBuffer()));
  await backend.close();
  renameSync(unfinished, file);
  return file;
}

/**
 * Runs the migrations once for all test files, and not again until they change: starting an empty
 * database takes seconds, loading a snapshot does not.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const temporary = mkdtempSync(join(tmpdir(), 'tests-'));
  project.provide('snapshot', await snapshot());
  project.provide('databaseServer', undefined);
  project.provide('temporary', temporary);
  return () => rmSync(temporary, { recursive: true, force: true });
}
