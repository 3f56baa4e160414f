import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../server/paths';
import { LANGUAGES } from '../../../src/site/languages';
import { freePort, type Run, run } from '../../support/processes';

const SLOW = 120_000;

describe('the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-'));
  const dataDir = join(folder, 'data');
  const serve = (env: Record<string, string>, ...options: string[]) =>
    run(['--import', 'tsx', join(ROOT, 'server/programs/site.ts'), ...options], ROOT, env);
  let port: number;
  let first: Run;

  beforeAll(async () => {
    port = await freePort();
    first = serve({ PORT: String(port), DATA_DIR: dataDir });
    await first.until(/Ctrl-C/);
  }, SLOW);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('prints the address, the demo accounts and the data directory', () => {
    expect(first.output()).toContain(`http://localhost:${port}`);
    expect(first.output()).toMatch(new RegExp(`Staff: +http://localhost:${port}/admin-login`));
    expect(first.output()).toContain('admin@demo.example / demo-admin-2026');
    expect(first.output()).toContain(dataDir);
    expect(first.output()).toMatch(/Z Started port=\d+\n/);
  });

  it('serves the backend', async () => {
    const answer = await fetch(
      `http://127.0.0.1:${port}/rest/v1/language_settings?select=language_code`,
      { headers: { apikey: 'sb_publishable_embedded' } },
    );
    expect(await answer.json()).toHaveLength(LANGUAGES.length);
  });

  it(
    'exits when the data directory is in use',
    async () => {
      const second = serve({ PORT: String(await freePort()), DATA_DIR: dataDir });
      expect(await second.ended).toBe(1);
      expect(second.output()).toMatch(/data directory .* is in use by another process/);
      expect(second.output()).not.toMatch(/^\s+at /m);
    },
    SLOW,
  );

  it(
    'exits when the port is in use, without leaving a lock',
    async () => {
      const other = join(folder, 'other');
      const second = serve({ PORT: String(port), DATA_DIR: other });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain(`Port ${port} is in use. Set PORT to another one.`);
      expect(second.output()).not.toMatch(/^\s+at /m);
      expect(existsSync(join(other, 'lock'))).toBe(false);
    },
    SLOW,
  );

  it(
    'exits on an invalid port',
    async () => {
      const second = serve({ PORT: 'http', DATA_DIR: join(folder, 'none') });
      expect(await second.ended).toBe(1);
      expect(second.output()).toBe('PORT is not a port number: http\n');
    },
    SLOW,
  );

  it.each([
    ['0.0.0.0', /has no TLS: put a proxy before it/],
    ['192.0.2.1', /HOST is neither/],
  ])(
    'refuses to listen on %s without a proxy',
    async (HOST, refusal) => {
      const exposed = serve({ HOST, PORT: '0', DATA_DIR: join(folder, 'none') });
      expect(await exposed.ended).toBe(1);
      expect(exposed.output()).toMatch(refusal);
      expect(existsSync(join(folder, 'none'))).toBe(false);
    },
    SLOW,
  );

  it(
    'refuses the demo accounts behind a proxy, and names the command that begins without them',
    async () => {
      const own = await freePort();
      const env = { HOST: '0.0.0.0', PORT: String(own), TRUSTED_PROXIES: '1' };
      const demo = serve({ ...env, DATA_DIR: join(folder, 'demo') });
      expect(await demo.ended).toBe(1);
      expect(demo.output()).toContain('npm start -- --first-admin=you@your-firm.com');
      expect(demo.output()).not.toMatch(/^\s+at /m);
      const firm = serve(
        { ...env, DATA_DIR: join(folder, 'firm') },
        '--first-admin=a@firm.example',
      );
      await firm.until(/Ctrl-C/);
      expect(firm.output()).toContain('set a password by');
      // Another address of this machine, which the server does not listen on by default.
      await expect(fetch(`http://127.0.0.2:${own}/`)).resolves.toBeInstanceOf(Response);
      await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
      firm.process.kill('SIGINT');
      expect(await firm.ended).toBe(0);
      expect(firm.output()).toMatch(/Z Stopping signal="SIGINT"\n/);
    },
    SLOW,
  );

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'shuts down cleanly on %s',
    async (signal) => {
      expect(existsSync(join(dataDir, 'lock'))).toBe(true);
      first.process.kill(signal);
      expect(await first.ended).toBe(0);
      expect(existsSync(join(dataDir, 'lock'))).toBe(false);
      await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
      first = serve({ PORT: String(port), DATA_DIR: dataDir });
      await first.until(/Ctrl-C/);
      expect(first.output()).toContain('Ctrl-C');
    },
    SLOW,
  );

  it(
    'keeps what it has acknowledged when it is killed, and opens it at the next start',
    async () => {
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
      first.process.kill('SIGINT');
      expect(await first.ended).toBe(0);
    },
    SLOW,
  );
});
