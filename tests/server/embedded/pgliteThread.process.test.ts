/** A data directory, whose database runs in a thread of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type EmbeddedBackend, startEmbedded } from '../../../server/embedded/embedded';
import { fillDirectory } from '../../support/dataDirectory';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { SOURCE_LANGUAGE } from '@/site/languages';

const folder = mkdtempSync(join(tmpdir(), 'thread-'));
let backend: EmbeddedBackend;

const read = (path: string) =>
  backend.fetch(
    new Request(`http://localhost/rest/v1/${path}`, { headers: { apikey: EMBEDDED_ANON_KEY } }),
  );

beforeAll(async () => {
  fillDirectory(join(folder, 'data'), inject('seeded') ?? '');
  backend = await startEmbedded({ dataDir: join(folder, 'data') });
});

afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

it('ends a query that cannot end, answers it with 503, and serves on without a loss', async () => {
  await backend.query(`insert into embedded.settings values ('acknowledged', 'yes')`);
  let ticks = 0;
  const clock = setInterval(() => (ticks += 1), 100);
  const endless = read('blog_posts?select=id&limit=1&content=match.(.{40,})%5C1');
  const waiting = read('language_settings?select=language_code');
  expect((await endless).status).toBe(503);
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(10);
  const answer = await waiting;
  expect(answer.status).toBe(200);
  expect(await answer.json()).not.toHaveLength(0);
  expect(
    await backend.query(`select value from embedded.settings where name = 'acknowledged'`),
  ).toEqual([{ value: 'yes' }]);
}, 60_000);

it('says of a refused statement what PostgreSQL says, and rolls back its transaction', async () => {
  const { driver } = backend.connection;
  const failing = driver.transaction(async (tx) => {
    await tx.query(`insert into embedded.settings values ('undone', '')`);
    await tx.query('select 1 / 0');
  });
  await expect(failing).rejects.toMatchObject({ code: '22012', message: 'division by zero' });
  expect(await backend.query(`select from embedded.settings where name = 'undone'`)).toEqual([]);
});

it('serves on after values that cannot be sent', async () => {
  for (const pages of [{}, [{}], 'x']) {
    const headers = { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' };
    const body = JSON.stringify({ pages, lang: SOURCE_LANGUAGE, reached: 'seen' });
    const url = 'http://localhost/rest/v1/rpc/count_step';
    const refused = await backend.fetch(new Request(url, { method: 'POST', headers, body }));
    expect(refused.status).toBe(400);
    expect((await read('language_settings?select=language_code')).status).toBe(200);
  }
});
