import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { ROOT } from '../server/paths.ts';

const CACHE = join(ROOT, 'node_modules/.cache/fonts');
const FONT_FACE = /url\('(?<source>@fontsource[^']+)'\)[^;]*;\s*unicode-range:\s*(?<range>[^;]+);/g;
const ARABIC_LETTER = 'ب';

/** The characters of a CSS `unicode-range` (CSS Fonts 4, 4.5) without wildcards. */
export function charactersIn(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

/** The file and unicode-range of each `@font-face`. @throws if one would be shipped unsubsetted. */
export function fontsIn(css: string): { source: string; range: string }[] {
  const fonts = Array.from(css.matchAll(FONT_FACE), ({ groups }) => ({
    source: groups?.source ?? '',
    range: groups?.range ?? '',
  }));
  if (fonts.length !== css.split('@font-face').length - 1) {
    throw new Error(
      "src/styles/fonts.css: each @font-face needs src: url('@fontsource…') and, after it, a unicode-range",
    );
  }
  return fonts;
}

/**
 * Subsets each font of `src/styles/fonts.css` to its `unicode-range`. Glyphs that only OpenType
 * features reach make up half of a file and are dropped, except in Arabic, whose letters join by
 * them.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    apply: (_, { mode }) => mode !== 'test',
    async config() {
      const css = await readFile(join(ROOT, 'src/styles/fonts.css'), 'utf8');
      const fonts = fontsIn(css).map(async ({ source, range }) => ({
        find: source,
        replacement: await subset(source, charactersIn(range)),
      }));
      return { resolve: { alias: await Promise.all(fonts) } };
    },
  };
}

async function subset(source: string, text: string): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(source));
  const key = createHash('sha256').update(font).update(text).digest('hex').slice(0, 16);
  const name = source.split('/').at(-1)?.replace('.woff2', '') ?? '';
  const file = join(CACHE, `${name}-${key}.woff2`);
  if (!existsSync(file)) {
    const noLayoutClosure = !text.includes(ARABIC_LETTER);
    await mkdir(CACHE, { recursive: true });
    await writeFile(file, await subsetFont(font, text, { targetFormat: 'woff2', noLayoutClosure }));
  }
  return file;
}
