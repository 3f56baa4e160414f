import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf } from '@/site/pages';
import { DIST } from '../../server/paths';

const scripts = readdirSync(join(DIST, 'assets')).filter((name) => /^app-.*\.js$/.test(name));

it.each([
  ['index.html', 10],
  [`${pathOf('contact', SOURCE_LANGUAGE).slice(1)}.html`, 10],
  ['shell.html', 11],
  ...scripts.map((name): [string, number] => [`assets/${name}`, 11]),
])('%s is served as small as Brotli makes it at level %i', (name, quality) => {
  const file = join(DIST, name);
  const body = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  expect(readFileSync(`${file}.br`).length).toBe(brotliCompressSync(body, { params }).length);
  const smallest = gzipSync(body, { level: constants.Z_BEST_COMPRESSION }).length;
  expect(readFileSync(`${file}.gz`)).toHaveLength(smallest);
});

it('the scripts of the app are among them', () => expect(scripts.length).toBeGreaterThan(0));
