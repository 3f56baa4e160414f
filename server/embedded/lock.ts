import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { log } from '../log.ts';

/** How often a lock is renewed by its holder, and how long after the last renewal it is stale. */
const UPDATE_MS = 1_000;
const STALE_MS = 20_000;

/**
 * Locks a data directory for this process: two PGlite processes on one directory corrupt it. The
 * lock is a heartbeat rather than a process id, which a restarted container may get again. After a
 * crash this waits until the lock is stale, 20 s at most.
 * @returns the function that releases it.
 * @throws when another living process holds it.
 */
export async function lockDirectory(dataDir: string): Promise<() => Promise<void>> {
  mkdirSync(dataDir, { recursive: true });
  // It holds enquiries and the keys that sign sessions: closed to other users of the machine.
  chmodSync(dataDir, 0o700);
  const lockfilePath = join(dataDir, 'lock');
  const lastUpdate = () => statSync(lockfilePath, { throwIfNoEntry: false })?.mtimeMs;
  let found: number | undefined;
  for (;;) {
    try {
      return await lock(dataDir, { lockfilePath, stale: STALE_MS, update: UPDATE_MS });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    }
    const updated = lastUpdate();
    if (found !== undefined && updated !== undefined && updated > found) {
      throw new Error(
        `The data directory ${dataDir} is in use by another process. ` +
          'Stop that one first, or give another directory in DATA_DIR.',
      );
    }
    if (found !== undefined && updated === found) {
      log(`Waiting for the lock that a killed process has left on ${dataDir} …`);
    }
    found = updated;
    await wait(2 * UPDATE_MS);
  }
}
