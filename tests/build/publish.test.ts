/** What a publication writes and removes, with a stand-in for the rendering of pages. */
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { publish, type Site } from '../../build/publish';
import type { PageJob } from '../../build/renderPages';
import { temporaryFolder } from '../support/temporaryFolder';

/** In place of the build's: writes the page's data as its content, and fails where they say so. */
const WORKER = `
  import { writeFileSync } from 'node:fs';
  import { parentPort, workerData } from 'node:worker_threads';
  parentPort.on('message', ({ path, queries }) => {
    if (queries.fails) {
      parentPort.postMessage(new Error('Rendering ' + path + ' failed'));
      return;
    }
    writeFileSync(workerData.out + path + '.html', JSON.stringify(queries));
    parentPort.postMessage(undefined);
  });
`;

let out: string;

beforeEach(() => {
  out = temporaryFolder();
  writeFileSync(join(out, 'renderWorker.js'), WORKER);
  writeFileSync(join(out, 'package.json'), '{"type":"module"}');
});

const page = (path: string, content: unknown) => ({ path, queries: content }) as PageJob;

/** A site of pages by path; the data `fails` makes rendering fail. */
const siteOf = (pages: Record<string, unknown>, files: Site['files'] = {}): Site => ({
  pages: Object.entries(pages).map(([path, content]) => page(path, content)),
  files,
  revision: '1',
});

const write = (site: Site, app = 'app') => publish({ out, serverBuild: out, texts: {} }, app, site);

/** The names of all files but the stamp, which has times. */
const names = () =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(out, name)).isFile())
    .filter((name) => !/^(published|revision)\.json/.test(name))
    .sort();

const read = (name: string) => readFileSync(join(out, name), 'utf8');

/** The names of the files that a publication writes. */
async function writtenBy(site: Site, app?: string): Promise<string[]> {
  const longAgo = new Date('2020-01-01');
  for (const name of names()) utimesSync(join(out, name), longAgo, longAgo);
  await write(site, app);
  return names().filter(
    (name) => statSync(join(out, name)).mtimeMs > longAgo.getTime() && !name.startsWith('.vite'),
  );
}

it('a publication writes what has changed and leaves the rest', async () => {
  await write(siteOf({ '/a': 1, '/b': 1 }, { 'feed.xml': 'one '.repeat(99), 'robots.txt': 'all' }));
  expect(names()).toContain('feed.xml.br');
  const changed = siteOf({ '/a': 1, '/b': 2, '/c': 1 }, { 'feed.xml': 'two', 'robots.txt': 'all' });
  expect((await writtenBy(changed)).filter((name) => !/\.(br|gz)$/.test(name))).toEqual([
    'b.html',
    'c.html',
    'feed.xml',
  ]);
  expect(names()).not.toContain('feed.xml.br');
  expect(await writtenBy(changed)).toEqual([]);
  // All pages when the app has changed.
  expect(await writtenBy(changed, 'next')).toEqual(['a.html', 'b.html', 'c.html']);
});

it('a publication keeps the last good page where the rendering fails, reports it and tries again', async () => {
  await write(siteOf({ '/a': 'good' }));
  const { failures, written } = await write(siteOf({ '/a': { fails: true }, '/b': 1 }));
  expect([...failures.values()].map(({ message }) => message)).toEqual(['Rendering /a failed']);
  expect([written, read('a.html'), read('b.html')]).toEqual([1, '"good"', '1']);
  expect((await write(siteOf({ '/a': { fails: true }, '/b': 1 }))).failures.size).toBe(1);
  await write(siteOf({ '/a': 'good', '/b': 1 }));
  expect(read('a.html')).toBe('"good"');
});
