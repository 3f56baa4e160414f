import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readDocuments } from '../../build/pageDocument';
import { OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
for (const name of ['.vite', 'images']) mkdirSync(join(folder, name));
const SHELL =
  '<html><head><title>A &amp; B</title><style>a{}</style><link rel="stylesheet" href="/a.css"><script type="module"></script></head>' +
  '<div id="root"></div></html>';
write('shell.html', SHELL);
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
write('images/large.svg', `<svg>${'x'.repeat(10_000)}</svg>`);
afterAll(() => rmSync(folder, { recursive: true }));

const pageWith = async (src: string) => {
  const documentOf = await readDocuments(folder, (_, chunks) => chunks.join(' '));
  return documentOf(SOURCE_LANGUAGE, {
    html: `<img src="${src}" alt="" loading="eager" fetchPriority="high" class="b"/>`,
    head: `<link rel="preload" as="image" href="${src}" fetchPriority="high"/>`,
    modules: ['page.tsx'],
    data: {
      language: SOURCE_LANGUAGE,
      texts: {},
      incompleteNamespaces: [],
      queries: [],
    },
  });
};

describe('the first visible image', () => {
  it('is inlined whole when it is an SVG', async () => {
    const html = await pageWith('/images/small.svg');
    const uri = /<img src="data:image\/svg\+xml,([^"]*)"/.exec(html)?.[1] ?? '';
    expect(decodeURIComponent(uri)).toBe(`<svg font-family="'A'"> <p fill="#fff"/></svg>`);
    expect(uri).not.toMatch(/\s/);
    expect(html).not.toContain('preload');
  });

  it('keeps its URL when there is none, when it is large, or outside', async () => {
    for (const src of ['/images/missing.svg', '/images/large.svg', '/images/../a.svg']) {
      const html = await pageWith(src);
      expect(html).toContain(`<img src="${src}"`);
      expect(html).toContain('rel="preload"');
    }
  });
});

it('a page names its chunks in their order, without those that its first script needs', async () => {
  const html = await pageWith('/images/small.svg');
  expect(html).toContain('/react.js /app.js /page.js');
  expect(html).not.toMatch(/start.js|helper.js/);
});

it('a page does not have the empty page’s title, which the empty page keeps in each language', async () => {
  expect(await pageWith('/images/small.svg')).not.toContain('<title>');
  const documentOf = await readDocuments(folder, () => '');
  expect(await documentOf(OTHER)).toContain('<title>A &amp; B</title>');
});
