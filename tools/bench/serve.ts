import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../server/paths.ts';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';

const PORT = 4199;
export const SERVED_URL = `http://127.0.0.1:${PORT}`;

/** Runs `npm start` without its build, until it answers. */
export async function serve(dataDir: string, env: Record<string, string> = {}) {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'server/programs/site.ts')],
    {
      cwd: ROOT,
      env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, ...env },
      stdio: 'ignore',
    },
  );
  const ended = once(server, 'exit');
  const isUp = () =>
    fetch(`${SERVED_URL}/rest/v1/language_settings?limit=1`, {
      headers: { apikey: EMBEDDED_ANON_KEY },
    });
  while (!(await isUp().catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    await wait(50);
  }
  return {
    url: SERVED_URL,
    port: PORT,
    stop: async (signal: NodeJS.Signals) => {
      server.kill(signal);
      await ended;
    },
    megabytes: async () => {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
  };
}
