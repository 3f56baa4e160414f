import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDocuments } from '../../build/pageDocument';
import { OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
for (const name of ['.vite', 'images']) mkdirSync(join(folder, name));
const SCRIPT = '<link rel="stylesheet" href="/a.css"><script type="module"></script>';
const HEAD = `<title>A &amp; B</title><style>a{}</style>${SCRIPT}`;
write('shell.html', `<html><head>${HEAD}</head><div id="root"></div></html>`);
write('a.css', 'p{}');
const MANIFEST: Record<string, { file: string; imports?: string[] }> = {
  'index.html': { file: 'start.js', imports: ['helper'] },
  helper: { file: 'helper.js' },
  app: { file: 'app.js', imports: ['index.html', 'react'] },
  react: { file: 'react.js', imports: ['helper'] },
  'page.tsx': { file: 'page.js', imports: ['app', 'react'] },
};
write('.vite/manifest.json', JSON.stringify(MANIFEST));
write('images/small.svg', `<svg font-family="'A'">\n<p fill="#fff"/></svg>\n`);

const pageWith = async (src: string) => {
  const documentOf = await readDocuments(folder, (_, chunks) => chunks.join(' '));
  return documentOf(SOURCE_LANGUAGE, {
    html: `<img src="${src}" alt="" loading="eager" fetchPriority="high" class="b"/>`,
    head: `<link rel="preload" as="image" href="${src}" fetchPriority="high"/>`,
    module: 'page.tsx',
    data: { language: SOURCE_LANGUAGE, texts: {}, queries: [] },
  });
};

it('the first visible image is inlined when it is an SVG, and keeps its URL when there is none', async () => {
  const html = await pageWith('/images/small.svg');
  const uri = /<img src="data:image\/svg\+xml,([^"]*)"/.exec(html)?.[1] ?? '';
  expect(decodeURIComponent(uri)).toBe(`<svg font-family="'A'"> <p fill="#fff"/></svg>`);
  expect(html).not.toContain('preload');
  for (const src of ['/images/missing.svg', '/images/../a.svg'])
    expect(await pageWith(src)).toContain(`<img src="${src}"`);
});

it('a page names its chunks in their order, without those that its first script needs, and has no title of the empty page', async () => {
  const html = await pageWith('/images/small.svg');
  expect(html).toContain('/react.js /app.js /page.js');
  expect(html).not.toMatch(/start.js|helper.js|<title>/);
  const documentOf = await readDocuments(folder, () => '');
  expect(await documentOf(OTHER)).toContain('<title>A &amp; B</title>');
});
