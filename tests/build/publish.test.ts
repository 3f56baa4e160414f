/** What a publication writes and removes, with a stand-in for the rendering of pages. */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { publish, type Site } from '../../build/publish';
import type { PageJob } from '../../build/renderPages';
import { writeRenderWorker } from '../support/renderWorker';

const folders: string[] = [];
let out: string;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  writeRenderWorker(folder);
  folders.push(folder);
  return folder;
}

beforeEach(() => {
  out = newFolder();
});

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const page = (path: string, content: unknown) => ({ path, queries: content }) as PageJob;

/** A site of pages by path; the data `fails` makes rendering fail. */
const siteOf = (pages: Record<string, unknown>, files: Site['files'] = {}): Site => ({
  pages: Object.entries(pages).map(([path, content]) => page(path, content)),
  files,
  revision: '1',
});

const write = (site: Site, folder = out, app = 'app') =>
  publish({ out: folder, serverBuild: folder, texts: {} }, app, site);

/** All files of a folder with their contents. */
function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  return Object.fromEntries(
    // The stamp has times.
    names
      .filter((name) => !/^(published|revision)\.json/.test(name))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );
}

const read = (name: string) => readFileSync(join(out, name), 'utf8');

/** The names of the files that a publication writes. */
async function writtenBy(site: Site, app?: string): Promise<string[]> {
  const longAgo = new Date('2020-01-01');
  const before = Object.keys(filesOf(out));
  for (const name of before) utimesSync(join(out, name), longAgo, longAgo);
  await write(site, out, app);
  return Object.keys(filesOf(out)).filter(
    (name) => statSync(join(out, name)).mtimeMs > longAgo.getTime() && !name.startsWith('.vite'),
  );
}

describe('a publication', () => {
  it('writes what has changed and leaves the rest', async () => {
    await write(siteOf({ '/a': 1, '/b': 1 }, { 'feed.xml': 'one', 'robots.txt': 'all' }));
    const changed = siteOf(
      { '/a': 1, '/b': 2, '/c': 1 },
      { 'feed.xml': 'two', 'robots.txt': 'all' },
    );
    expect((await writtenBy(changed)).filter((name) => !/\.(br|gz)$/.test(name))).toEqual([
      'b.html',
      'c.html',
      'feed.xml',
    ]);
    expect(await writtenBy(changed)).toEqual([]);
  });

  it('writes all pages when the app has changed', async () => {
    const site = siteOf({ '/a': 1, '/b': 1 });
    await write(site);
    expect(await writtenBy(site, 'next')).toEqual(['a.html', 'b.html']);
  });

  it('removes obsolete files with their compressed copies, even when a page fails', async () => {
    const long = 'x'.repeat(500);
    await write(siteOf({ '/a': 1 }, { 'old.xml': long, 'kept.xml': long }));
    expect(Object.keys(filesOf(out))).toContain('old.xml.br');
    const { removed } = await write(siteOf({ '/c': { fails: true } }, { 'kept.xml': long }));
    expect(removed).toBe(2);
    const names = Object.keys(filesOf(out));
    expect(names.filter((name) => /^(old|a\.)/.test(name))).toEqual([]);
    expect(names).toContain('kept.xml.br');
  });

  it('keeps the last good page where the rendering fails, reports it and tries again', async () => {
    await write(siteOf({ '/a': 'good' }));
    const { failures, written } = await write(siteOf({ '/a': { fails: true }, '/b': 1 }));
    expect([...failures.values()].map(({ message }) => message)).toEqual(['Rendering /a failed']);
    expect([written, read('a.html'), read('b.html')]).toEqual([1, '"good"', '1']);
    expect((await write(siteOf({ '/a': { fails: true }, '/b': 1 }))).failures.size).toBe(1);
    await write(siteOf({ '/a': 'good', '/b': 1 }));
    expect(read('a.html')).toBe('"good"');
  });

  it('removes every obsolete file after an interrupted run', async () => {
    rmSync(join(out, 'renderWorker.js'));
    await expect(write(siteOf({ '/a': 1, '/b': 1 }))).rejects.toThrow();
    // As left by a thread that was killed after writing its page, before reporting it.
    writeFileSync(join(out, 'b.html'), '1');
    writeRenderWorker(out);
    await write(siteOf({ '/a': 1 }));
    expect(Object.keys(filesOf(out)).filter((name) => name.endsWith('.html'))).toEqual(['a.html']);
  });

  it('writes after any series of changes what one full build writes', async () => {
    let seed = 1;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const pages = new Map<string, unknown>();
    for (let round = 0; round < 40; round += 1) {
      for (let edit = 0; edit <= random(4); edit += 1) {
        const path = `/page-${random(8)}`;
        if (random(3) === 0) pages.delete(path);
        else pages.set(path, `content ${random(3)}`);
      }
      const site = siteOf(Object.fromEntries(pages), { 'feed.xml': [...pages].join() });
      await write(site);
      if (round % 8 > 0) continue;
      const fresh = newFolder();
      await write(site, fresh);
      expect(filesOf(out), `round ${round}`).toEqual(filesOf(fresh));
    }
  });
});
