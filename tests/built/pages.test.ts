/** What holds of the built files whatever browser opens them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DIST } from '../../server/paths';
import { firm } from '../../src/site/firm';
import { LANGUAGES } from '../../src/site/languages';
import { pathOf } from '../../src/site/pages';

const FILES = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
const read = (name: string) => readFileSync(join(DIST, name), 'utf8');

it.each(LANGUAGES)('the home page in %s has at most 110 kB', (language) => {
  const html = read(`${pathOf('home', language).slice(1) || 'index'}.html`);
  // An Arabic or Cyrillic letter, which takes two bytes, counts like any other.
  const letters = html.match(/[\u0400-\u06ff]/g)?.length ?? 0;
  expect(Buffer.byteLength(html) - letters).toBeLessThanOrEqual(110_000);
});

it('the first cover of the blog is in its page', () => {
  const eager = read('blog.html').match(/<img [^>]*fetchpriority="?high[^>]*>/gi) ?? [];
  expect(eager).toHaveLength(1);
  expect(eager[0]).toContain('src="data:image/svg+xml,');
});

it('pages can be enlarged with two fingers, and the empty one has the firm’s name as its title', () => {
  for (const name of ['index.html', 'shell.html'])
    expect(read(name)).toMatch(/name="viewport"\s+content="width=device-width, initial-scale=1"/);
  expect(read('shell.html').match(/<title>.*?<\/title>/g)).toEqual([
    `<title>${firm.name.replace(/&/g, '&amp;')}</title>`,
  ]);
});

it('pages load neither supabase-js nor zod', () => {
  const pages = FILES.filter((name) => name.endsWith('.html')).map(read);
  const loaded = new Set(pages.flatMap((html) => html.match(/assets\/[\w./-]+\.js/g) ?? []));
  expect(loaded.size).toBeGreaterThan(10);
  for (const name of loaded)
    expect(read(name), name).not.toMatch(/GoTrueClient|RealtimeClient|StorageFileApi|ZodError/);
});

// What the W3C's checker found in built pages (npm package vnu-jar 26.9.27; needs Java). What else it
// reports is newer than its rules: `@property`, `margin-trim`, gradients `in oklab`, `rel=expect`.
it('pages have no address with a space, and begin every required list with an empty option', () => {
  const pages = FILES.filter((name) => name.endsWith('.html')).map(read);
  const attributes = pages.flatMap((html) => html.match(/ (?:src|href)="[^"]*"/g) ?? []);
  expect(attributes.some((attribute) => attribute.startsWith(' src="data:'))).toBe(true);
  expect(attributes.filter((attribute) => /\s/.test(attribute.slice(1)))).toEqual([]);
  const lists = pages.flatMap((html) => html.match(/<select[^>]*>.{0,40}/gs) ?? []);
  expect(lists.length).toBeGreaterThan(pages.length / 100);
  const required = lists.filter((list) => /^<select[^>]* required/.test(list));
  expect(required.filter((list) => !/><option value=""/.test(list))).toEqual([]);
});

it('the build has neither source maps nor code for development', () => {
  const scripts = FILES.filter((name) => {
    expect(name).not.toMatch(/\.map(\.|$)/);
    // What is hidden renders pages and is not served.
    return name.endsWith('.js') && !name.startsWith('.');
  });
  expect(scripts.length).toBeGreaterThan(20);
  for (const name of scripts)
    expect(read(name), name).not.toMatch(/sourceMappingURL|jsxDEV|react-refresh|@vite\/client/);
});
