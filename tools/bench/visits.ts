import { EMBEDDED_ANON_KEY } from '../../src/site/embedded.ts';
import { startEmbedded } from '../../server/embedded/embedded.ts';
import { listen, originApp } from '../../server/origin/originServer.ts';
import { percentile, printTable } from './table.ts';
import { timeOf } from './compare.ts';

const VISITS = 200;

/** Sends visits concurrently over HTTP, all with the same number, and prints how many are counted. */
export async function benchVisits(): Promise<void> {
  const backend = await startEmbedded({ captureEmails: true });
  const server = await listen(originApp(backend), 0);
  try {
    const counter = async () => {
      const { rows } = await backend.connection.driver.query<{ id: string; visitors: number }>(
        'select id, web_visitors as visitors from public.stats_realtime order by created_at desc limit 1',
      );
      if (!rows[0]) throw new Error('There is no visitor counter');
      return rows[0];
    };
    const before = await counter();
    const visit = async () => {
      const response = await fetch(`${server.url}/rest/v1/stats_realtime?id=eq.${before.id}`, {
        method: 'PATCH',
        headers: { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ web_visitors: before.visitors + 1 }),
      });
      if (!response.ok) throw new Error(`A visit was answered with ${response.status}`);
    };
    const times: number[] = [];
    const all = await timeOf(() =>
      Promise.all(
        Array.from({ length: VISITS }, async () => {
          times.push(await timeOf(visit));
        }),
      ),
    );
    const after = await counter();
    printTable(
      'Visits at the same time (limit: none lost)',
      ['sent', 'counted', 'ms in all', 'median ms', '95 % ms', 'a second'],
      [
        [
          VISITS,
          after.visitors - before.visitors,
          ...[all, percentile(times, 0.5), percentile(times, 0.95), (VISITS / all) * 1000].map(
            Math.round,
          ),
        ],
      ],
    );
  } finally {
    await server.close();
    await backend.close();
  }
}
