import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { reloadOnTexts } from '../../build/reloadOnTexts';

it('reloads the page when a translation file changes, and for no other file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'reload-'));
  mkdirSync(join(root, 'public/locales/es'), { recursive: true });
  const texts = join(root, 'public/locales/es/common.json');
  const other = join(root, 'public/robots.txt');
  for (const file of [texts, other]) writeFileSync(file, '{}');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [reloadOnTexts()],
    server: { middlewareMode: true, ws: false },
  });
  try {
    const sent = vi.spyOn(server.environments.client.hot, 'send');
    const isReload = ([payload]: unknown[]) =>
      (payload as { type?: string }).type === 'full-reload';
    const reloads = () => sent.mock.calls.filter(isReload).length;
    const changes = vi.fn();
    server.watcher.on('change', changes);

    // Written repeatedly, since the watcher may not be ready yet.
    await vi.waitFor(() => {
      writeFileSync(other, `${Date.now()}`);
      expect(changes).toHaveBeenCalled();
    }, 10_000);
    expect(reloads()).toBe(0);
    await vi.waitFor(() => {
      writeFileSync(texts, `{ "loading": "${Date.now()}" }`);
      expect(reloads()).toBeGreaterThan(0);
    }, 10_000);
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});
