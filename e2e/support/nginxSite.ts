/**
 * A site on a server of one's own, as docs/deploy.md sets it up: a hosted project, Debian's nginx
 * before the folder of a build, and `npm run publisher`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { listen, originApp } from '../../server/origin/originServer';
import { ROOT } from '../../server/paths';
import { prerender } from '../../server/publication/prerenderProcess';
import { VARIABLES_FILE } from '../../server/viteVariables';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded';
import { startNginx } from './nginx';
import { copyBuild, FEW_PAGES, forgetPages, removeBuild } from './publication';
import { startSeeded } from './snapshot';

export interface NginxSite {
  url: string;
  /** The address of the project: the embedded backend's API, in place of a hosted one's. */
  project: string;
  backend: EmbeddedBackend;
  /** Sends a browser's calls of its own origin to the project. */
  connect: (context: BrowserContext) => Promise<void>;
  close: () => Promise<void>;
}

/** Runs one of the project's programs; what it says of failures is shown. */
function program(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function endOf(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${String(code)}`);
}

/**
 * Makes the build that is there one for a project: its program that writes the pages is built anew,
 * while the scripts of the browser stay, which takes a fifth of the time of a whole build.
 */
async function buildFor(url: string): Promise<string> {
  const root = copyBuild();
  const variables = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: EMBEDDED_ANON_KEY };
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const out = join(root, '.vite/server');
  await endOf(
    program([vite, 'build', '--ssr', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'], {
      ...variables,
      NODE_ENV: 'production',
    }),
  );
  writeFileSync(join(root, VARIABLES_FILE), JSON.stringify(Object.entries(variables)));
  forgetPages(root);
  const { code, errors } = await prerender(root, []);
  if (code !== 0) throw new Error(errors);
  return root;
}

/** Builds the site for a project of its own, serves it and follows that project. */
export async function startNginxSite(): Promise<NginxSite> {
  const backend = await startSeeded({ captureEmails: true });
  await backend.connection.driver.exec(FEW_PAGES);
  const project = await listen(originApp(backend), 0);
  const root = await buildFor(project.url);
  const nginx = await startNginx(root, `log_not_found off; include ${root}/.nginx.conf;`);
  const publisher = program([
    ...['--import', 'tsx', join(ROOT, 'server/programs/publisher.ts')],
    `--root=${root}`,
  ]);
  return {
    url: nginx.url,
    project: project.url,
    backend,
    async connect(context) {
      await context.route(/\/(rest|auth|storage|functions)\/v1\//, (route) =>
        route.continue({ url: route.request().url().replace(nginx.url, project.url) }),
      );
    },
    async close() {
      const ended = endOf(publisher);
      publisher.kill('SIGTERM');
      await ended;
      await nginx.close();
      await project.close();
      await backend.close();
      removeBuild(root);
    },
  };
}
