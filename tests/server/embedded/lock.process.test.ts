import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { hasEnded, lockDirectory } from '../../../server/embedded/lock';
import { ROOT } from '../../../server/paths';
import { run } from '../../../e2e/support/processes';
import { temporaryFolder } from '../../support/temporaryFolder';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = temporaryFolder();
  lock = join(folder, 'lock');
});

/** Another process that claims the directory and stays. */
async function holder() {
  const code = `
    const { lockDirectory } = await import(${JSON.stringify(join(ROOT, 'server/embedded/lock.ts'))});
    await lockDirectory(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const started = run(['--import', 'tsx', '--input-type=module', '-e', code], ROOT);
  await started.until(/locked/);
  return started;
}

it('a data directory on a full disk, or that cannot be written, is refused in one sentence', async () => {
  const withFree = (bytes: number) => lockDirectory(folder, () => ({ bavail: bytes, bsize: 1 }));
  await expect(withFree(5_000_000)).rejects.toThrow(
    /disk of the data directory .* is full: 5 MB are free, 64 MB are needed/,
  );
  mkdirSync(join(folder, 'db'));
  await expect(withFree(5_000_000)).rejects.toThrow(/8 MB are needed/);
  await withFree(20_000_000).then((unlock) => unlock());
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(lockDirectory(join(file, 'data'))).rejects.toThrow(/cannot be written \(E\w+\)/);
});

it('a data directory is made where there is none, closed to other users of the machine, and locked until it is released', async () => {
  const made = join(folder, 'new/data');
  const unlock = await lockDirectory(made);
  expect(existsSync(join(made, 'lock'))).toBe(true);
  if (process.platform !== 'win32') expect(statSync(made).mode & 0o777).toBe(0o700);
  await unlock();
  expect(existsSync(join(made, 'lock'))).toBe(false);
});

it('a data directory is refused while another process holds it, and taken over at once when that was killed', async () => {
  const other = await holder();
  await expect(lockDirectory(folder)).rejects.toThrow(
    `The data directory ${folder} is in use by another process. ` +
      'Stop that one first, or give another directory, such as DATA_DIR=.data-2.',
  );
  expect(existsSync(lock)).toBe(true);
  other.process.kill('SIGKILL');
  await other.ended;
  expect(existsSync(lock)).toBe(true);
  // Elsewhere it is waited for, as below.
  if (process.platform !== 'linux') return;
  const unlock = await lockDirectory(folder);
  expect(readFileSync(join(folder, 'lock.owner'), 'utf8')).toContain(`\n${process.pid} `);
  await unlock();
  // The process id alone proves nothing: a later process may have it, with another start time.
  const owner = readFileSync(join(folder, 'lock.owner'), 'utf8');
  expect([hasEnded(owner), hasEnded(owner.replace(/\d+$/, '1'))]).toEqual([false, true]);
});

it('a data directory is waited for when the killed process has just renewed its lock', async () => {
  // What a restarted container finds: the process id in such a lock would be its own.
  mkdirSync(lock);
  const justNow = Date.now() / 1000 - 18;
  utimesSync(lock, justNow, justNow);
  const unlock = await lockDirectory(folder);
  expect(Date.now() / 1000 - justNow).toBeGreaterThanOrEqual(20);
  await unlock();
});
