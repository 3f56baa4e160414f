import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a data directory with the database of a snapshot, as a start on the snapshot's would leave it. */
export function fillDirectory(dataDir: string, snapshot: string): void {
  const database = join(dataDir, 'db');
  mkdirSync(database, { recursive: true });
  // Their names begin with a slash, which tar removes, and says so.
  execFileSync('tar', ['-xf', snapshot, '-C', database], { stdio: ['ignore', 'ignore', 'pipe'] });
}
