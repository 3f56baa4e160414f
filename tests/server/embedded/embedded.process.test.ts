/** A data directory, whose database runs in a thread of its own, as `npm start` has it. */
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type EmbeddedBackend, startEmbedded } from '../../../server/embedded/embedded';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { type Client, clientOf } from '../../support/backend';
import { fillDirectory } from '../../support/dataDirectory';
import { picture, pictureBytes, pictureName } from '../../support/pictures';
import { temporaryFolder } from '../../support/temporaryFolder';

const LOGIN = { email: 'admin@demo.example', password: 'demo-admin-2026' };

const dataDir = temporaryFolder();
const start = () => startEmbedded({ dataDir, captureEmails: true });
let running: EmbeddedBackend;
let anon: Client;
let admin: Client;

async function count(client: Client, table: string, column = 'id'): Promise<number | null> {
  return (await client.from(table).select(column, { count: 'exact', head: true })).count;
}

beforeAll(async () => {
  // As a first start leaves it that was interrupted before the seed.
  fillDirectory(dataDir, inject('snapshot'));
  running = await start();
  [anon, admin] = [clientOf(running), clientOf(running)];
  await admin.auth.signInWithPassword(LOGIN);
});

afterAll(() => running.close());

/** What other users of the machine could open, relative to the data directory. */
const open = () =>
  readdirSync(dataDir, { recursive: true })
    .map(String)
    .filter((path) => statSync(join(dataDir, path)).mode & 0o077);

it('is seeded after an interrupted start, and survives a restart: rows, files, sessions and grants', async () => {
  expect(await count(anon, 'blog_posts')).toBeGreaterThan(10);
  const before = clientOf(running);
  const { data: login } = await before.auth.signInWithPassword(LOGIN);
  const [first] = await running.query('select id from public.blog_posts limit 1');
  await before.from('blog_posts').delete().eq('id', String(first?.id));
  const kept = await count(before, 'blog_posts');
  await before.storage.from('images').upload(pictureName(1), picture());
  const files = readdirSync(dataDir, { recursive: true }).map(String);
  expect(files).toContain(join('storage', 'images', pictureName(1)));
  if (process.platform !== 'win32') expect(open()).toEqual([]);
  await running.close();
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);

  // As an earlier version left it.
  chmodSync(join(dataDir, 'db', 'PG_VERSION'), 0o644);
  chmodSync(join(dataDir, 'storage'), 0o755);
  running = await start();
  if (process.platform !== 'win32') expect(open()).toEqual([]);
  [anon, admin] = [clientOf(running), clientOf(running)];
  const { access_token = '', refresh_token = '' } = login.session ?? {};
  await admin.auth.setSession({ access_token, refresh_token });
  expect(await count(admin, 'blog_posts')).toBe(kept); // The seed did not run again.
  expect((await admin.from('staff').select('role')).data).toHaveLength(2);
  const { data } = await admin.storage.from('images').download(pictureName(1));
  expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(pictureBytes('image/webp'));
  const { error } = await anon.from('testimonials').select('verification');
  expect(error?.code).toBe('42501');
});

describe('concurrent requests', () => {
  it('never run with each other’s role', async () => {
    const [open, all] = [await count(anon, 'blog_posts'), await count(admin, 'blog_posts')];
    expect(open).not.toBe(all);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => count(i % 2 ? anon : admin, 'blog_posts')),
    );
    expect(answers).toEqual(answers.map((_, i) => (i % 2 ? open : all)));
  });

  it('do not block the next one when they fail, also by an array that PGlite cannot read', async () => {
    const read = () => anon.from('language_settings').select('*');
    const [refused, answered] = await Promise.all([anon.from('nothing').select('*'), read()]);
    expect(refused.error).not.toBeNull();
    expect(answered.data).toHaveLength(LANGUAGES.length);
    const { error } = await anon.from('blog_posts').select('id').eq('languages', '{}');
    expect(error?.code).toBe('08P01');
    expect((await read()).data).toHaveLength(LANGUAGES.length);
  });
});

describe('the thread of the database', () => {
  const headers = { apikey: EMBEDDED_ANON_KEY, 'content-type': 'application/json' };
  const read = (path: string) =>
    running.fetch(new Request(`http://localhost/rest/v1/${path}`, { headers }));

  it('ends a query that cannot end, answers it with 503, and serves on without a loss', async () => {
    await running.query(`insert into embedded.settings values ('acknowledged', 'yes')`);
    const endless = read('blog_posts?select=id&limit=1&content=match.(.{40,})%5C1');
    const waiting = read('language_settings?select=language_code');
    expect((await endless).status).toBe(503);
    const answer = await waiting;
    expect(answer.status).toBe(200);
    expect(
      await running.query(`select value from embedded.settings where name = 'acknowledged'`),
    ).toEqual([{ value: 'yes' }]);
  }, 60_000);

  it('takes its time to close', async () => {
    await running.connection.limit(1);
    await running.close();
    running = await start();
  });

  it('says of a refused statement what PostgreSQL says, and rolls back its transaction', async () => {
    const failing = running.connection.driver.transaction(async (tx) => {
      await tx.query(`insert into embedded.settings values ('undone', '')`);
      await tx.query('select 1 / 0');
    });
    await expect(failing).rejects.toMatchObject({ code: '22012', message: 'division by zero' });
    expect(await running.query(`select from embedded.settings where name = 'undone'`)).toEqual([]);
  });

  it('serves on after values that cannot be sent', async () => {
    const body = JSON.stringify({ pages: {}, lang: SOURCE_LANGUAGE, reached: 'seen' });
    const url = 'http://localhost/rest/v1/rpc/count_step';
    const refused = await running.fetch(new Request(url, { method: 'POST', headers, body }));
    expect(refused.status).toBe(400);
    expect((await read('language_settings?select=language_code')).status).toBe(200);
  });
});
