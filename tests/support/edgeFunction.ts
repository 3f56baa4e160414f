import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { ROOT } from '../../server/paths';
import { run } from '../../e2e/support/processes';

const deno = createRequire(import.meta.url)('deno/install_api.cjs') as { runInstall: () => string };
export const CRON_SECRET = 'cron-secret';
const LISTENING = /Listening on (http:\/\/127\.0\.0\.1:\d+)\//;

/** What a job sends, as private.job_token() makes it. */
export function tokenOf(secret: string, secondsAgo = 0): string {
  const made = String(Math.floor(Date.now() / 1000) - secondsAgo);
  return `${made}.${createHmac('sha256', secret).update(made).digest('hex')}`;
}

/** Starts an Edge Function on Deno, as Supabase does, with the secrets of a project. */
export async function startFunction(name: string, secrets: Record<string, string>) {
  const { until, output } = run(
    [
      'run',
      '--no-prompt',
      '--allow-env',
      '--allow-net=127.0.0.1',
      `supabase/functions/${name}/index.ts`,
    ],
    ROOT,
    {
      // Any free port: one chosen here could be taken until Deno has started.
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      DENO_NO_UPDATE_CHECK: '1',
      CRON_SECRET,
      ...secrets,
    },
    deno.runInstall(),
  );
  const [, url = ''] = (await until(LISTENING)) ?? [];
  expect(url, output()).not.toBe('');
  return {
    url,
    output,
    call: async (token = tokenOf(CRON_SECRET)) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      });
      return { status: response.status, body: await response.text() };
    },
  };
}

export type EdgeFunction = Awaited<ReturnType<typeof startFunction>>;
