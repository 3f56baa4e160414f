import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '@/site/pages';
import { type BuiltSite, FILES, SCRIPT, serveBuiltSite } from '../../support/builtSite';
import { OTHER } from '../../support/languages';

let site: BuiltSite;

beforeAll(async () => {
  site = await serveBuiltSite();
});

afterAll(() => site.close());

describe('compression', () => {
  const DECODE: Record<string, (body: Buffer) => Buffer> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
  };

  it.each(['br', 'gzip'])('serves pages and files as %s', async (encoding) => {
    for (const [path, name] of [
      ['/', 'index.html'],
      [pathOf('contact', OTHER), `${pathOf('contact', OTHER).slice(1)}.html`],
      ['/nowhere', '404.html'],
      ['/assets/app-abc.js', 'assets/app-abc.js'],
      ['/images/logo.svg', 'images/logo.svg'],
      ['/locales/es/common.json', 'locales/es/common.json'],
    ] as const) {
      const { headers, body } = await site.ask(path, { 'Accept-Encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(body.length).toBeLessThan(FILES[name]?.length ?? 0);
      expect(String(DECODE[encoding]?.(body))).toBe(FILES[name]);
    }
  });

  it('prefers brotli, and leaves fonts, images and incompressible files as they are', async () => {
    const accept = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
    const encodingOf = async (path: string) =>
      (await site.ask(path, accept)).headers['content-encoding'];
    expect(await encodingOf('/assets/app-abc.js')).toBe('br');
    expect(await encodingOf('/assets/text-abc.woff2')).toBeUndefined();
    expect(await encodingOf('/images/og.png')).toBeUndefined();
    expect(await encodingOf('/assets/app-abc.css')).toBeUndefined();
  });

  it('sends the plain file without Accept-Encoding', async () => {
    const { headers, body } = await site.ask('/assets/app-abc.js');
    expect(headers['content-encoding']).toBeUndefined();
    expect(String(body)).toBe(SCRIPT);
  });
});
