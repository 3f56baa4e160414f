/**
 * `npm run build`: builds the app, then the program that writes its pages, and runs that. The pages
 * are made from the backend's data; without it the build fails.
 *
 *   --incremental  leaves the app from the last build, and writes only what has changed since
 *   --out=FOLDER   the folder of the build (default dist)
 *   --data=FOLDER  the data directory of the embedded backend; by default the demo content
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hostedBackend } from '../server/viteVariables.ts';
import { DIST, ROOT } from '../server/paths.ts';
import { writeInventory } from './inventory.ts';
import { canPrerender, prerender } from '../server/publication/prerenderProcess.ts';

const { values: options } = parseArgs({
  options: {
    incremental: { type: 'boolean', default: false },
    out: { type: 'string', default: DIST },
    data: { type: 'string' },
  },
});

/** Runs Vite in a process of its own, so that its memory is freed afterwards. */
async function vite(...args: string[]): Promise<void> {
  const program = join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [program, 'build', ...args, '--emptyOutDir'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The app could not be built.');
}

async function buildApp(out: string): Promise<void> {
  await vite('--outDir', out);
  // Vite's index.html becomes the shell of all pages; the home page takes its name.
  for (const extension of ['', '.br', '.gz']) {
    await rename(join(out, `index.html${extension}`), join(out, `shell.html${extension}`));
  }
  await vite('--ssr', '--outDir', join(out, '.vite/server'), '--logLevel', 'warn');
}

/** Writes the pages from the hosted backend, or from an embedded one that is closed once read. */
async function writePages(out: string): Promise<void> {
  if (hostedBackend('production')) {
    process.exitCode = await prerender(out, []);
    return;
  }
  const { startEmbedded } = await import('../server/embedded/embedded.ts');
  const { listen, originApp } = await import('../server/origin/originServer.ts');
  const backend = await startEmbedded({ dataDir: options.data });
  const server = await listen(originApp(backend), 0);
  let closing: Promise<void> | undefined;
  // Frees the backend's 200 MB before the pages are rendered.
  const close = () => (closing ??= server.close().then(() => backend.close()));
  try {
    const own = [`--backend=${server.url}`];
    process.exitCode = await prerender(out, own, { onRead: () => void close() });
  } finally {
    await close();
  }
}

const out = resolve(options.out);
try {
  if (!options.incremental) {
    await buildApp(out);
    writeInventory();
  } else if (!canPrerender(out)) throw new Error(`${out} has no build: npm run build.`);
  await writePages(out);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
// `npm start` would mistake a partial build for a complete one.
if (process.exitCode && !options.incremental) await rm(out, { recursive: true, force: true });
