import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../server/embedded/embedded.ts';
import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { timeOf } from './compare.ts';
import { serve, SERVED_URL } from './serve.ts';
import { percentile, printTable } from './table.ts';

const KILLS = 20;
const WRITERS = 5;
const VISITS = 10_000;
const AT_ONCE = 100;
const API = `${SERVED_URL}/rest/v1`;
const HEADERS = { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' };

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
