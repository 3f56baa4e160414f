import { describe, expect, it } from 'vitest';
import { charactersIn, fontsIn } from '../../build/subsetFonts';

describe('charactersIn', () => {
  it.each([
    ['U+0041', 'A'],
    ['U+0041-0043, U+00F1', 'ABCñ'],
    ['\n    U+20AC,\n    u+0628', '€ب'],
  ])('%j is %s', (range, characters) => {
    expect(charactersIn(range)).toBe(characters);
  });
});

describe('fontsIn', () => {
  const face = (source: string) => `@font-face { src: ${source}; unicode-range: U+0041; }`;

  it('has the file and the range of each font', () => {
    expect(fontsIn(face(`url('@fontsource/a.woff2') format('woff2')`).repeat(2))).toEqual([
      { source: '@fontsource/a.woff2', range: 'U+0041' },
      { source: '@fontsource/a.woff2', range: 'U+0041' },
    ]);
  });

  it.each(['url("@fontsource/a.woff2")', `url('./a.woff2')`])('refuses %s', (source) => {
    expect(() => fontsIn(face(source))).toThrow('src/styles/fonts.css');
  });
});
