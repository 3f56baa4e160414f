import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { log } from '../log.ts';

/** How often a lock is renewed by its holder, and how long after the last renewal it is stale. */
const UPDATE_MS = 1_000;
const STALE_MS = 20_000;

/** The modes of files in a data directory, which no other user of the machine may read. */
export const PRIVATE = { folder: 0o700, file: 0o600 };

const MB = 1_000_000;

/** In MB: what a new database takes, and what an existing one needs to start. */
const ROOM = { fresh: 64, existing: 8 };

/** The free blocks of a directory's disk, and their size in bytes. */
type FreeSpace = (path: string) => { bavail: number; bsize: number };

/** @throws where PGlite would fail without a message: a read-only or full disk. */
function requireRoom(dataDir: string, freeOn: FreeSpace): void {
  const probe = join(dataDir, 'probe');
  try {
    mkdirSync(dataDir, { recursive: true, mode: PRIVATE.folder });
    chmodSync(dataDir, PRIVATE.folder);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'ENOSPC') {
      throw new Error(
        `The data directory ${dataDir} cannot be written (${code}). ` +
          'Make it writable for this user, or give another directory in DATA_DIR.',
        { cause: error },
      );
    }
  }
  const { bavail, bsize } = freeOn(dataDir);
  const free = Math.floor((bavail * bsize) / MB);
  const needed = existsSync(join(dataDir, 'db')) ? ROOM.existing : ROOM.fresh;
  if (free >= needed) return;
  throw new Error(
    `The disk of the data directory ${dataDir} is full: ${free} MB are free, ${needed} MB are needed. ` +
      'Make room, or give another directory in DATA_DIR.',
  );
}

/** Makes everything below a folder private: PGlite unpacks its first files readable by all. */
export function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, PRIVATE.folder);
    else if (entry.isFile()) chmodSync(path, PRIVATE.file);
  }
}

/**
 * A process as the owner of a lock: the machine since its last start and the processes seen from here,
 * since a container has its own; then id and start time. Undefined where the system does not say.
 */
function ownerOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name, in parentheses, may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
    if (fields[0] === 'Z') return undefined;
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}\n${pid} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** Whether an owner was a process of this place and has ended; false where that is not known. */
export function hasEnded(owner: string): boolean {
  const [place, known] = owner.split('\n');
  const isHere = ownerOf(process.pid)?.startsWith(`${place}\n`) === true;
  return isHere && ownerOf(parseInt(known ?? '')) !== owner;
}

/**
 * Locks a data directory for this process, since two PGlite processes corrupt it; by a heartbeat, since
 * another container may have the same process id. After a crash elsewhere it is stale within 20 s.
 * @returns the function that releases it. @throws when another living process holds it.
 */
export async function lockDirectory(
  dataDir: string,
  freeOn: FreeSpace = statfsSync,
): Promise<() => Promise<void>> {
  requireRoom(dataDir, freeOn);
  const lockfilePath = join(dataDir, 'lock');
  const ownerPath = join(dataDir, 'lock.owner');
  const inUse = () =>
    new Error(
      `The data directory ${dataDir} is in use by another process. ` +
        'Stop that one first, or give another directory, such as DATA_DIR=.data-2.',
    );
  const updated = () => statSync(lockfilePath, { throwIfNoEntry: false })?.mtimeMs;
  const found = updated();
  if (found && existsSync(ownerPath) && hasEnded(readFileSync(ownerPath, 'utf8'))) {
    // A killed process has left it, so it need not age until it is stale.
    utimesSync(lockfilePath, 0, 0);
  } else if (found) {
    await wait(2 * UPDATE_MS);
    const now = updated();
    if (now && now > found) throw inUse();
    if (now) log(`Waiting for the lock that a killed process has left on ${dataDir} …`);
  }
  const unlock = await lock(dataDir, {
    lockfilePath,
    stale: STALE_MS,
    update: UPDATE_MS,
    retries: { retries: STALE_MS / UPDATE_MS, factor: 1, minTimeout: UPDATE_MS },
  }).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ELOCKED' ? inUse() : error;
  });
  writeFileSync(ownerPath, ownerOf(process.pid) ?? '', { mode: PRIVATE.file });
  return unlock;
}
