import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readDocuments } from '../../backend/pageDocument';

describe('the drawing that is seen first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const name of ['.vite', 'images']) mkdirSync(join(folder, name));
  write(
    'shell.html',
    '<html><head><link rel="stylesheet" href="/a.css"></head><div id="root"></div></html>',
  );
  write('a.css', 'p{}');
  write('.vite/manifest.json', '{}');
  write('images/small.svg', `<svg font-family="'A'">\n<p fill="#fff"/></svg>\n`);
  write('images/large.svg', `<svg>${'x'.repeat(10_000)}</svg>`);
  afterAll(() => rmSync(folder, { recursive: true }));

  const pageWith = async (src: string) => {
    const documentOf = await readDocuments(folder, () => '');
    return documentOf('es', {
      html: `<img src="${src}" alt="" loading="eager" fetchPriority="high" class="b"/>`,
      head: `<link rel="preload" as="image" href="${src}" fetchPriority="high"/>`,
      modules: [],
      status: 200,
      data: { language: 'es', texts: {}, partial: [], queries: { mutations: [], queries: [] } },
    });
  };

  it('stands in the page, whole, and is not fetched', async () => {
    const html = await pageWith('/images/small.svg');
    const uri = /<img src="data:image\/svg\+xml,([^"]*)"/.exec(html)?.[1] ?? '';
    expect(decodeURIComponent(uri)).toBe(`<svg font-family="'A'"> <p fill="#fff"/></svg>`);
    expect(html).not.toContain('preload');
  });

  it.each(['/images/missing.svg', '/images/large.svg', '/images/../a.svg', '/storage/a.svg'])(
    '%s stays an address',
    async (src) => {
      const html = await pageWith(src);
      expect(html).toContain(`<img src="${src}"`);
      expect(html).toContain('rel="preload"');
    },
  );
});
