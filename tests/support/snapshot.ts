import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/embedded/embedded';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a snapshot with all migrations and no demo content. */
    snapshot: string;
    /** The address of a PostgreSQL server with a template of the same, if the tests run on one. */
    databaseServer: string | undefined;
  }
}

/**
 * Runs the migrations once for all test files: starting an empty database takes seconds, loading a
 * snapshot does not.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const backend = await startEmbedded({ seed: false });
  const file = join(folder, 'database.tar');
  writeFileSync(file, Buffer.from(await (await backend.snapshot()).arrayBuffer()));
  await backend.close();
  project.provide('snapshot', file);
  project.provide('databaseServer', undefined);
  return () => rmSync(folder, { recursive: true, force: true });
}
