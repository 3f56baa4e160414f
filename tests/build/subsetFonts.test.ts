import { describe, expect, it } from 'vitest';
import { charactersIn } from '../../build/subsetFonts';

describe('charactersIn', () => {
  it.each([
    ['U+0041', 'A'],
    ['U+0041-0043, U+00F1', 'ABCñ'],
    ['\n    U+20AC,\n    u+0628', '€ب'],
  ])('%j is %s', (range, characters) => {
    expect(charactersIn(range)).toBe(characters);
  });
});
