import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../server/embedded/embedded.ts';
import { ROOT } from '../../server/paths.ts';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { timeOf } from './compare.ts';
import { percentile, printTable } from './table.ts';

const KILLS = 20;
const WRITERS = 5;
const VISITS = 10_000;
const AT_ONCE = 100;
const PORT = 4199;
const API = `http://127.0.0.1:${PORT}/rest/v1`;
const HEADERS = { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' };

/** Runs `npm start` without its build, until it answers. */
async function serve(dataDir: string) {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'server/programs/site.ts')],
    {
      cwd: ROOT,
      env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir },
      stdio: 'ignore',
    },
  );
  const ended = once(server, 'exit');
  const isUp = () => fetch(`${API}/language_settings?limit=1`, { headers: HEADERS });
  while (!(await isUp().catch(() => undefined))?.ok) await wait(50);
  return {
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

/** Adds one to the counter of visits. @returns whether the server acknowledged it. */
async function visit(counter: string): Promise<boolean> {
  const answer = await fetch(`${API}/stats_realtime?id=eq.${counter}`, {
    method: 'PATCH',
    headers: HEADERS,
    body: '{"web_visitors":1}',
  }).catch(() => undefined);
  return answer?.ok === true;
}

/** The newest counter of visits, and what it has counted. */
async function counterIn(dataDir: string): Promise<{ id: string; visits: number }> {
  const backend = await startEmbedded({ dataDir });
  const [row] = await backend.query(
    'select id, web_visitors as visits from public.stats_realtime order by created_at desc limit 1',
  );
  await backend.close();
  return row as { id: string; visits: number };
}

/**
 * Kills the server again and again while visits are counted, then loads it; prints how much was
 * lost, how long the restarts took, and the memory. Linux only.
 */
export async function benchCrashes(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const dataDir = join(folder, 'data');
  try {
    await (await startEmbedded({ dataDir })).close();
    const { id, visits: before } = await counterIn(dataDir);
    let acknowledged = 0;
    const restarts: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      let server: Awaited<ReturnType<typeof serve>> | undefined;
      restarts.push(await timeOf(async () => void (server = await serve(dataDir))));
      let isOver = false;
      const writers = Array.from({ length: WRITERS }, async () => {
        while (!isOver) if (await visit(id)) acknowledged += 1;
      });
      const enough = acknowledged + 20 + 7 * (kill % 8);
      while (acknowledged < enough) await wait(10);
      await server?.stop('SIGKILL');
      isOver = true;
      await Promise.all(writers);
    }
    const { visits: afterKills } = await counterIn(dataDir);
    // A visit whose answer was cut off may be counted: one for each writer and kill at most.
    const surplus = afterKills - before - acknowledged;
    const seconds = (ms: number) => Math.round(ms / 100) / 10;
    printTable(
      `${KILLS} times kill -9 with ${WRITERS} writers (limits: 0 lost, restart median 6 s)`,
      ['acknowledged', 'lost', 'counted without answer', 'restart median s', 'longest s'],
      [
        [
          acknowledged,
          Math.max(0, -surplus),
          Math.max(0, surplus),
          seconds(percentile(restarts, 0.5)),
          seconds(Math.max(...restarts)),
        ],
      ],
    );
    const server = await serve(dataDir);
    const idle = await server.megabytes();
    let [left, sent, peak] = [VISITS, 0, idle];
    const ms = await timeOf(() =>
      Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (left > 0) {
            left -= 1;
            if (await visit(id)) sent += 1;
            if (left % 500 === 0) peak = Math.max(peak, await server.megabytes());
          }
        }),
      ),
    );
    const loaded = await server.megabytes();
    await server.stop('SIGTERM');
    printTable(
      `${VISITS} visits, ${AT_ONCE} at once (limits: all counted, 700 MB)`,
      ['acknowledged', 'counted', 'a second', 'MB before', 'MB at most', 'MB after'],
      [
        [
          sent,
          (await counterIn(dataDir)).visits - afterKills,
          Math.round((sent / ms) * 1000),
          idle,
          peak,
          loaded,
        ],
      ],
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
