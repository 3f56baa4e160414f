/**
 * The second half of `npm start`: serves the production build and, without a hosted one, the
 * embedded backend.
 */
import { parseArgs } from 'node:util';
import { LOGIN_PATH } from '../src/site/adminPaths.ts';
import { startFromArchive } from './archive/startFromArchive.ts';
import { type EmbeddedBackend, startEmbedded } from './embedded/embedded.ts';
import { hostedBackend } from './hosted.ts';
import { embeddedJobs, startJobs } from './jobs.ts';
import { endOnSignal, portFromEnv } from './process.ts';
import { DIST } from './paths.ts';
import { keepPublished } from './keepPublished.ts';
import { callerOf, followPublished } from './published.ts';
import { listen, originApp } from './server.ts';
import { print } from './log.ts';

/** With the content of an archive if `--from=FILE` is given. */
function startBackend(options: { dataDir: string; siteUrl: string }): Promise<EmbeddedBackend> {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  return from ? startFromArchive(from, options) : startEmbedded(options);
}

async function serve(): Promise<void> {
  const port = portFromEnv(4173);
  const hosted = hostedBackend('production');
  const dataDir = process.env.DATA_DIR ?? '.data';
  const backend = hosted
    ? undefined
    : await startBackend({ dataDir, siteUrl: `http://localhost:${port}` });
  const published = followPublished(backend ? callerOf(backend.fetch) : callerOf(fetch, hosted));
  const app = originApp(backend, DIST, { hostedUrl: hosted?.supabaseUrl, published });
  const server = await listen(app, port).catch(async (error: unknown) => {
    await backend?.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Set PORT to another one.`, { cause: error });
  });
  const stopJobs = backend && startJobs(embeddedJobs(backend, `http://localhost:${port}`));
  const stopPublishing = keepPublished(DIST, published, backend && server.url);
  endOnSignal(async () => {
    await stopPublishing();
    await server.close();
    await stopJobs?.();
    await backend?.close();
  });
  print(`\n  The site:   http://localhost:${port}`);
  if (hosted) {
    print(`  Backend:    ${hosted.supabaseUrl}`);
  } else {
    print(`  Staff:      http://localhost:${port}${LOGIN_PATH}`);
    print('  Demo login: on this machine alone, until you invite people of your own');
    print('              admin@demo.example / demo-admin-2026');
    print('              editor@demo.example / demo-editor-2026');
    print(`  Data:       ${dataDir} (DATA_DIR)`);
  }
  print('  Press Ctrl-C to stop.\n');
}

await serve().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
});
