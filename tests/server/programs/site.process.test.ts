import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, it, vi } from 'vitest';
import { hostFromEnv } from '../../../server/listenAddress';
import { ROOT } from '../../../server/paths';
import { LANGUAGES } from '../../../src/site/languages';
import { freePort } from '../../../e2e/support/cluster';
import { fillDirectory } from '../../support/dataDirectory';
import { type Run, run } from '../../../e2e/support/processes';
import { buildOf } from '../../support/publisherBuild';
import { temporaryFolder } from '../../support/temporaryFolder';

/**
 * A project without a build of its own, which the server would rewrite: at each start, and without
 * the demo wholly. Its prerenderer writes until it is told to stop.
 */
function makeProject(): string {
  const folder = temporaryFolder();
  for (const name of ['server', 'src', 'supabase', 'package.json', 'tsconfig.json'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const dist = join(folder, 'dist');
  buildOf(dist, {});
  writeFileSync(
    join(dist, '.vite/server/prerender.js'),
    `console.log('writing');
     process.on('message', () => { console.log('stopped'); process.disconnect(); });`,
  );
  return folder;
}

const folder = makeProject();
const dataDir = join(folder, 'data');
const serve = (env: Record<string, string>, ...options: string[]) =>
  run(['--import', 'tsx', 'server/programs/site.ts', ...options], folder, env);
const behindProxy = { HOST: '0.0.0.0', TRUSTED_PROXIES: '1' };
/** A data directory after all migrations, with the demo or not. */
function filled(name: string, snapshot: 'seeded' | 'snapshot' = 'seeded'): string {
  fillDirectory(join(folder, name), inject(snapshot));
  return join(folder, name);
}
let port: number;
let first: Run;

beforeAll(async () => {
  port = await freePort();
  first = serve({ PORT: String(port), DATA_DIR: filled('data') });
  await first.until(/Ctrl-C/);
});

it('the server prints the address, the demo accounts and the data directory, and serves the backend', async () => {
  expect(first.output()).toMatch(new RegExp(`Staff: +http://localhost:${port}/admin-login`));
  expect(first.output()).toContain('admin@demo.example / demo-admin-2026');
  expect(first.output()).toContain(dataDir);
  expect(first.output()).toMatch(/Z Started port=\d+\n/);
  const answer = await fetch(
    `http://127.0.0.1:${port}/rest/v1/language_settings?select=language_code`,
    { headers: { apikey: 'sb_publishable_embedded' } },
  );
  expect(await answer.json()).toHaveLength(LANGUAGES.length);
});

it('the server exits when the port is in use, without leaving a lock', async () => {
  const other = filled('other');
  const second = serve({ PORT: String(port), DATA_DIR: other });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Port ${port} is in use. Set PORT to another one.`);
  expect(second.output()).not.toMatch(/^\s+at /m);
  expect(existsSync(join(other, 'lock'))).toBe(false);
});

it('the server listens to others behind a proxy alone, and refuses the demo’s accounts there, naming the command that begins without them', async () => {
  vi.stubEnv('HOST', '0.0.0.0');
  expect(() => hostFromEnv(0)).toThrow(/has no TLS: put a proxy before it/);
  vi.stubEnv('HOST', '192.0.2.1');
  expect(() => hostFromEnv(1)).toThrow(/HOST is neither/);
  const demo = serve({ ...behindProxy, PORT: '0', DATA_DIR: filled('demo') });
  expect(await demo.ended).toBe(1);
  expect(demo.output()).toContain('npm start -- --first-admin=you@your-firm.com');
  expect(demo.output()).not.toMatch(/^\s+at /m);
});

it('the server listens to others behind a proxy with an admin of its own, and shuts down cleanly on SIGINT', async () => {
  const own = await freePort();
  const env = { ...behindProxy, PORT: String(own), DATA_DIR: filled('firm', 'snapshot') };
  const firm = serve(env, '--first-admin=a@firm.example');
  await firm.until(/Ctrl-C/);
  expect(firm.output()).toContain('set a password by');
  // Another address of this machine, which the server does not listen on by default.
  expect((await fetch(`http://127.0.0.2:${own}/`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
  firm.process.kill('SIGINT');
  expect(await firm.ended).toBe(0);
  expect(firm.output()).toMatch(/Z Stopping signal="SIGINT"\n/);
  expect(existsSync(join(folder, 'firm/lock'))).toBe(false);
});

it('the server keeps what it has acknowledged when it is killed, and opens it at the next start', async () => {
  const api = `http://127.0.0.1:${port}/rest/v1/stats_realtime`;
  const headers = { apikey: 'sb_publishable_embedded', 'content-type': 'application/json' };
  const counter = async () => {
    const newest = `${api}?select=id,web_visitors&order=created_at.desc&limit=1`;
    const rows = (await (await fetch(newest, { headers })).json()) as unknown;
    const [row] = rows as [{ id: string; web_visitors: number }];
    return row;
  };
  const { id, web_visitors: before } = await counter();
  const visit = () =>
    fetch(`${api}?id=eq.${id}`, { method: 'PATCH', headers, body: '{"web_visitors":1}' });
  let acknowledged = 0;
  const isCounted = async () => (await visit().catch(() => undefined))?.ok === true;
  const writers = Array.from({ length: 5 }, async () => {
    while (await isCounted()) acknowledged += 1;
  });
  await expect.poll(() => acknowledged, { timeout: 60_000 }).toBeGreaterThan(20);
  first.process.kill('SIGKILL');
  await Promise.all([first.ended, ...writers]);
  expect(existsSync(join(dataDir, 'lock'))).toBe(true);
  first = serve({ PORT: String(port), DATA_DIR: dataDir });
  await first.until(/Ctrl-C/);
  // One whose answer was cut off may be counted, of each writer.
  const lost = before + acknowledged - (await counter()).web_visitors;
  expect(lost).toBeLessThanOrEqual(0);
  expect(lost).toBeGreaterThanOrEqual(-5);
});

it('the server shuts down cleanly on SIGTERM, and stops writing pages before', async () => {
  await first.until(/writing/);
  expect(existsSync(join(dataDir, 'lock'))).toBe(true);
  first.process.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.output()).toContain('stopped');
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
