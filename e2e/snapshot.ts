import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../backend/embedded';

/** How the workers learn where the file is. */
const VARIABLE = 'E2E_SNAPSHOT';

/** Runs migrations and seed once for all workers: an empty PostgreSQL takes seconds to come to life, a copy does not. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const backend = await startEmbedded();
  const file = join(folder, 'database.tar');
  writeFileSync(file, Buffer.from(await (await backend.snapshot()).arrayBuffer()));
  await backend.close();
  process.env[VARIABLE] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The seeded database, for a worker's backend to start from. */
export function readSnapshot(): Blob {
  return new Blob([readFileSync(process.env[VARIABLE] ?? '')]);
}
