/**
 * A site on a server of one's own, as docs/deploy.md sets it up: a hosted project, Debian's nginx
 * before the folder of a build, and `npm run publisher`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { listen, originApp } from '../../server/origin/originServer';
import { ROOT } from '../../server/paths';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded';
import { startNginx } from './nginx';
import { FEW_PAGES } from './publication';
import { startSeeded } from './snapshot';

export interface NginxSite {
  url: string;
  /** The address of the project: the embedded backend's API, in place of a hosted one's. */
  project: string;
  backend: EmbeddedBackend;
  close: () => Promise<void>;
}

/** Runs one of the project's programs; what it says of failures is shown. */
function program(file: string, root: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(ROOT, file), ...root], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function endOf(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${String(code)}`);
}

/** Builds the site for a project of its own, serves it and follows that project. */
export async function startNginxSite(): Promise<NginxSite> {
  const backend = await startSeeded({ captureEmails: true });
  await backend.connection.driver.exec(FEW_PAGES);
  const project = await listen(originApp(backend), 0);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-site-'));
  const root = join(folder, 'site');
  await endOf(
    program('build/build.ts', [`--out=${root}`], {
      VITE_SUPABASE_URL: project.url,
      VITE_SUPABASE_ANON_KEY: EMBEDDED_ANON_KEY,
    }),
  );
  const nginx = await startNginx(root, `log_not_found off; include ${root}/.nginx.conf;`);
  const publisher = program('server/programs/publisher.ts', [`--root=${root}`]);
  return {
    url: nginx.url,
    project: project.url,
    backend,
    async close() {
      const ended = endOf(publisher);
      publisher.kill('SIGTERM');
      await ended;
      await nginx.close();
      await project.close();
      await backend.close();
      rmSync(folder, { recursive: true });
    },
  };
}
