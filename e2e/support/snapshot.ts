import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../server/embedded/embedded';

/** Passes the file's path to the workers. */
const VARIABLE = 'E2E_SNAPSHOT';

/**
 * Runs migrations and seed once for all workers: starting an empty database takes seconds, loading
 * a snapshot does not.
 */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const backend = await startEmbedded();
  const file = join(folder, 'database.tar');
  writeFileSync(file, Buffer.from(await (await backend.snapshot()).arrayBuffer()));
  await backend.close();
  process.env[VARIABLE] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The seeded database that a worker's backend starts from. */
export function readSnapshot(): Blob {
  return new Blob([readFileSync(process.env[VARIABLE] ?? '')]);
}
