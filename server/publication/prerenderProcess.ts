import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The program that writes the pages, relative to the folder of a build (build/prerender.ts). */
const PROGRAM = '.vite/server/prerender.js';

/** Whether a folder has a build whose pages can be rewritten. */
export function canPrerender(dist: string): boolean {
  return existsSync(join(dist, PROGRAM)) && existsSync(join(dist, 'shell.html'));
}

interface Prerendering {
  /** Called once all data is read and the backend is no longer needed. */
  onRead?: () => void;
  /** Stops it between two pages. Pages already written are not written again. */
  signal?: AbortSignal;
}

/** Writes the changed pages of a build, in a separate process. @returns its exit code. */
export function prerender(
  dist: string,
  args: readonly string[],
  { onRead, signal }: Prerendering = {},
): Promise<number> {
  const child = fork(join(dist, PROGRAM), args, {
    // React selects its build by this; the development build is several times slower.
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => {
    if (child.connected) child.send('stop');
  };
  signal?.addEventListener('abort', stop);
  child.on('message', () => onRead?.());
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);
      resolve(code ?? 1);
    });
  });
}
