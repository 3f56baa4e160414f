import type { Plugin } from 'vite';

/** Ascent and descent of the brand typefaces (src/styles/fonts.css), as shares of their size. */
const SPECTRAL = { name: 'Spectral fallback', ascent: 1.059, descent: 0.463 };
const SOURCE_SANS = { name: 'Source Sans fallback', ascent: 1.024, descent: 0.4 };

/**
 * Each system's font and the size in which it is as wide as a brand typeface in the site's own texts,
 * so that little moves when that loads (src/hydration/applyWebFonts.ts). Bold has its own faces, or
 * browsers would synthesize it.
 */
const FALLBACKS = [
  [SPECTRAL, '', ['Georgia', 'Gelasio'], 1.015],
  [SPECTRAL, ' Noto', ['Noto Serif'], 0.934],
  [SPECTRAL, ' Times', ['Times New Roman', 'Liberation Serif'], 1.11],
  [SOURCE_SANS, '', ['Arial', 'Liberation Sans'], 0.932, '400'],
  [SOURCE_SANS, '', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], 0.888, '600 700'],
  [SOURCE_SANS, ' Roboto', ['Roboto'], 0.937, '400'],
  [SOURCE_SANS, ' Roboto', ['Roboto Bold', 'Roboto-Bold'], 0.947, '600 700'],
] as const;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
const local = (names: readonly string[]) => names.map((name) => `local('${name}')`).join(', ');

const faces = FALLBACKS.map(
  ([{ name, ascent, descent }, system, fonts, size, weight]) => `@font-face {
  font-family: '${name}${system}';${weight ? `\n  font-weight: ${weight};` : ''}
  src: ${local(fonts)};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  unicode-range: U+0-52F, U+2000-22FF;
}`,
);

/** Chinese pages have the Latin typeface, but marks as wide as a character. */
const CHINESE_MARKS = `@font-face {
  font-family: 'Chinese marks';
  src: ${local(['NotoSansCJKsc-Regular', 'PingFangSC-Regular', 'Microsoft YaHei'])};
  unicode-range: U+2010-2027;
}`;

export const FALLBACK_FACES = [...faces, CHINESE_MARKS].join('\n');

/** Writes them into the document: in a style sheet applied later they would lay out all texts again. */
export const fallbackFonts = (): Plugin => ({
  name: 'fallback-fonts',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<style></style>', `<style>${FALLBACK_FACES}</style>`),
  },
});
