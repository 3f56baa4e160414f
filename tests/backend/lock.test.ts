import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from '../../backend/lock';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'lock.pid');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a data directory', () => {
  it('belongs to one process, which gives it back', () => {
    const unlock = lockDirectory(folder);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    unlock();
    expect(existsSync(file)).toBe(false);
    lockDirectory(folder)();
  });

  it('is made where there is none', () => {
    const unlock = lockDirectory(join(folder, 'new/data'));
    expect(existsSync(join(folder, 'new/data/lock.pid'))).toBe(true);
    unlock();
  });

  it('is refused while its holder lives, who is named, and stays the holder’s', () => {
    writeFileSync(file, String(process.ppid));
    expect(() => lockDirectory(folder)).toThrow(
      `The data directory ${folder} is in use by process ${process.ppid}. ` +
        'Stop that one first, or give another directory in DATA_DIR.',
    );
    expect(readFileSync(file, 'utf8')).toBe(String(process.ppid));
  });

  it('is refused to the process that holds it already', () => {
    lockDirectory(folder);
    expect(() => lockDirectory(folder)).toThrow(/in use by process/);
  });

  it('is taken over from a process that is gone', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(file, String(pid));
    const unlock = lockDirectory(folder);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    unlock();
  });

  it.each(['', 'nonsense', '-1', '0'])('is taken over where the file holds "%s"', (content) => {
    writeFileSync(file, content);
    lockDirectory(folder);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });
});
