import { expect, it } from 'vitest';
import { charactersIn, fontsIn } from '../../build/subsetFonts';

it('a font keeps the characters of its ranges', () => {
  expect(charactersIn('U+0041-0043, U+00F1,\n    u+0628')).toBe('ABCñب');
});

it('a face names a file of a package; others are refused', () => {
  const face = (source: string) => `@font-face { src: ${source}; unicode-range: U+0041; }`;
  const font = { source: '@fontsource/a.woff2', range: 'U+0041' };
  const css = face(`url('@fontsource/a.woff2') format('woff2')`).repeat(2);
  expect(fontsIn(css)).toEqual([font, font]);
  expect(() => fontsIn(face(`url('./a.woff2')`))).toThrow('src/styles/fonts.css');
});
