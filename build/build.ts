/**
 * `npm run build`: builds the app, then the program that writes its pages, and runs that. The pages
 * are made from the backend's data; without it the build fails.
 *
 *   --incremental  leaves the app from the last build, and writes only what has changed since
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostedBackend } from '../server/viteVariables.ts';
import { DIST, ROOT } from '../server/paths.ts';
import { canPrerender, prerender } from '../server/publication/prerenderProcess.ts';
import { npm } from './npm.ts';

const { incremental } = parseArgs({ options: { incremental: { type: 'boolean' } } }).values;

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

async function buildApp(): Promise<void> {
  await vite();
  // Vite's index.html becomes the shell of all pages; the home page takes its name.
  for (const extension of ['', '.br', '.gz']) {
    await rename(join(DIST, `index.html${extension}`), join(DIST, `shell.html${extension}`));
  }
  await vite('--ssr', '--outDir', join(DIST, '.vite/server'), '--logLevel', 'warn');
}

/**
 * Lists the components of the site and its server, in CycloneDX format; beside the site and not in
 * it, since the list names versions. npm reads a copy of the lock file without the development
 * packages, because `--omit=dev` would leave out React and others that those need too.
 */
function writeInventory(): void {
  const folder = mkdtempSync(join(tmpdir(), 'inventory-'));
  try {
    const site = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      devDependencies?: unknown;
    };
    delete site.devDependencies;
    writeFileSync(join(folder, 'package.json'), JSON.stringify(site));
    copyFileSync(join(ROOT, 'package-lock.json'), join(folder, 'package-lock.json'));
    npm(['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund'], folder);
    const { stdout, status } = npm(
      ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'],
      folder,
    );
    if (status === 0) writeFileSync(join(ROOT, 'sbom.cdx.json'), stdout);
    // The site does not need the list: without npm it is built all the same.
    else console.warn(`No inventory of components: npm sbom ended with ${String(status)}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the pages from the hosted backend, or from an embedded one that is closed once read. */
async function writePages(): Promise<void> {
  if (hostedBackend('production')) {
    process.exitCode = await prerender(DIST, []);
    return;
  }
  const { startEmbedded } = await import('../server/embedded/embedded.ts');
  const { listen, originApp } = await import('../server/origin/originServer.ts');
  const backend = await startEmbedded();
  const server = await listen(originApp(backend), 0);
  let closing: Promise<void> | undefined;
  // Frees the backend's 200 MB before the pages are rendered.
  const close = () => (closing ??= server.close().then(() => backend.close()));
  try {
    const own = [`--backend=${server.url}`];
    process.exitCode = await prerender(DIST, own, { onRead: () => void close() });
  } finally {
    await close();
  }
}

try {
  if (!incremental) {
    await buildApp();
    writeInventory();
  } else if (!canPrerender(DIST)) throw new Error(`${DIST} has no build: npm run build.`);
  await writePages();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
// `npm start` would mistake a partial build for a complete one.
if (process.exitCode && !incremental) await rm(DIST, { recursive: true, force: true });
