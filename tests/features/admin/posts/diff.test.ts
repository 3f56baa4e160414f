import { describe, expect, it } from 'vitest';
import { type TextPart, textDiff } from '@/features/admin/posts/diff';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER } from '../../../support/languages';

const described = (parts: TextPart[]) =>
  parts.map(({ kind, text }) => ({ same: '', added: '+', removed: '-' })[kind] + text);

/** Reassembles both texts from the parts of a difference. */
function put(parts: TextPart[], side: 'added' | 'removed'): string {
  return parts
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ text }) => text)
    .join('');
}

describe('the difference of two texts', () => {
  it.each<[Language, string, string, string[]]>([
    [
      SOURCE_LANGUAGE,
      'El plazo es de 15 días.',
      'El plazo es de 20 días.',
      ['El plazo es de ', '-15', '+20', ' días.'],
    ],
    ['zh', '如何继承房屋', '如何继承公寓', ['如何继承', '-房屋', '+公寓']],
    [ANOTHER, 'كيف ترث شقة', 'كيف ترث بيتا', ['كيف ترث ', '-شقة', '+بيتا']],
  ])('%s: consists of whole words', (language, before, after, expected) => {
    expect(described(textDiff(before, after, language))).toEqual(expected);
  });

  it('has all of both, and is there soon for long ones without anything in common', () => {
    const words = (seed: number) =>
      Array.from({ length: 15_000 }, (_, i) => ((i * seed) % 9973).toString(36)).join(' ');
    for (const [before, after, most] of [
      ['Uno.\n\nDos y tres.\nCuatro', 'Uno.\nTres y dos.\n\nCuatro\n', 20],
      // By lines, of which they have one each: by words it would take minutes.
      [words(7), words(11), 2],
    ] as const) {
      const parts = textDiff(before, after, SOURCE_LANGUAGE);
      expect(put(parts, 'removed')).toBe(before);
      expect(put(parts, 'added')).toBe(after);
      expect(parts.length).toBeLessThanOrEqual(most);
    }
  });
});
