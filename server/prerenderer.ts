import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The program that writes the pages, relative to the folder of a build (build/prerender.ts). */
const PROGRAM = '.vite/server/prerender.js';

/** Whether a folder has a build whose pages can be written anew. */
export function canPrerender(dist: string): boolean {
  return existsSync(join(dist, PROGRAM)) && existsSync(join(dist, 'shell.html'));
}

interface Prerendering {
  /** Called once all data are read: the backend is not needed any more. */
  onRead?: () => void;
  /** Stops it between two pages. What has been written by then is not written again. */
  signal?: AbortSignal;
}

/**
 * Writes what has changed of a build's pages, in a process of its own.
 * @returns its exit code, and what it wrote to its standard error output, which is also shown.
 */
export function prerender(
  dist: string,
  args: readonly string[],
  { onRead, signal }: Prerendering = {},
): Promise<{ code: number; errors: string }> {
  const child = fork(join(dist, PROGRAM), [`--out=${dist}`, ...args], {
    // React chooses its build by this; its development build takes several times as long.
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const stop = () => {
    if (child.connected) child.send('stop');
  };
  signal?.addEventListener('abort', stop);
  child.on('message', () => onRead?.());
  let errors = '';
  child.stderr?.on('data', (data: Buffer) => {
    errors += data.toString();
    process.stderr.write(data);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);
      resolve({ code: code ?? 1, errors });
    });
  });
}
