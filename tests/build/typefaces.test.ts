import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import tailwind from '../../tailwind.config';
import { FALLBACK_FACES } from '../../build/fallbackFonts';
import { ROOT } from '../../server/paths';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Ascent and descent of a typeface in src/styles/fonts.css, as shares of its size (OpenType, hhea). */
async function lineHeightOf(family: string) {
  const css = read('src/styles/fonts.css');
  const [, source = ''] = new RegExp(`'${family}'[^}]+?url\\('([^']+)'`).exec(css) ?? [];
  const file = await readFile(createRequire(import.meta.url).resolve(source));
  const font = await subsetFont(file, 'a', { targetFormat: 'sfnt' });
  const table = (tag: string) => {
    const entry = font.indexOf(tag, 12, 'latin1');
    return font.subarray(font.readUInt32BE(entry + 8));
  };
  const [hhea, unitsPerEm] = [table('hhea'), table('head').readUInt16BE(18)];
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
  };
}

const families = Object.values(tailwind.theme.extend.fontFamily).flatMap((stack): string[] =>
  stack.map((name) => name.replaceAll('"', '')),
);
const facesIn = (css: string) =>
  Array.from(css.matchAll(/font-family: '([^']+)';/g), ([, name = '']) => name);

/** The values of the custom properties that the families begin with, before and with web fonts. */
const valuesOf = (name: string) =>
  Array.from(
    read('src/styles/base.css').matchAll(new RegExp(`${name}: (.+);`, 'g')),
    ([, value = '']) => value.replaceAll("'", ''),
  );

it('the typefaces of src/styles/fonts.css and their fallbacks are all used by a font family', () => {
  const variables = families.flatMap((name) => /^var\((.+)\)$/.exec(name)?.[1] ?? []);
  const used = [...families, ...variables.flatMap(valuesOf)];
  const faces = facesIn(read('src/styles/fonts.css') + FALLBACK_FACES);
  expect(faces.length).toBeGreaterThan(4);
  expect(faces.filter((name) => !used.includes(name))).toEqual([]);
});

it('the typefaces are loaded by name before the page is set in them, and left out by a line that keeps its fallback', () => {
  const [, list = ''] =
    /const FACES = \{ (.+) \}/.exec(read('src/hydration/applyWebFonts.ts')) ?? [];
  const asked = Array.from(list.matchAll(/([A-Z][\w ]+)'?:/g), ([, name = '']) => name);
  expect(asked.sort()).toEqual([...new Set(facesIn(read('src/styles/fonts.css')))].sort());
});

it.each(['--serif', '--sans'])(
  'the typefaces of %s have fallbacks with the same line height',
  async (name) => {
    const [fallback = '', web = ''] = valuesOf(name);
    const height = await lineHeightOf(web);
    const blocks = FALLBACK_FACES.match(/@font-face \{[^}]+\}/g) ?? [];
    const own = blocks.filter((block) => block.includes(`font-family: '${fallback}`));
    expect(own.length).toBeGreaterThan(1);
    for (const block of own) {
      const share = (property: string) =>
        Number(new RegExp(`${property}: ([\\d.]+)%`).exec(block)?.[1]) / 100;
      expect(share('size-adjust') * share('ascent-override')).toBeCloseTo(height.ascent, 2);
      expect(share('size-adjust') * share('descent-override')).toBeCloseTo(height.descent, 2);
    }
  },
);
