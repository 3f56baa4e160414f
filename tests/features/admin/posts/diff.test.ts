import { describe, expect, it } from 'vitest';
import { shortenUnchanged, type TextPart, textDiff } from '@/features/admin/posts/diff';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER } from '../../../support/languages';

const described = (parts: TextPart[]) =>
  parts.map(
    ({ kind, text }) => ({ same: '', added: '+', removed: '-', skipped: '…' })[kind] + text,
  );

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
    [SOURCE_LANGUAGE, 'Igual.', 'Igual.', ['Igual.']],
    [SOURCE_LANGUAGE, '', 'Nuevo', ['+Nuevo']],
    ['zh', '如何继承房屋', '如何继承公寓', ['如何继承', '-房屋', '+公寓']],
    [ANOTHER, 'كيف ترث شقة', 'كيف ترث بيتا', ['كيف ترث ', '-شقة', '+بيتا']],
  ])('%s: consists of whole words', (language, before, after, expected) => {
    expect(described(textDiff(before, after, language))).toEqual(expected);
  });

  it('reassembles to both texts', () => {
    const before = 'Uno.\n\nDos y tres.\nCuatro';
    const after = 'Uno.\nTres y dos.\n\nCuatro\n';
    const parts = textDiff(before, after, SOURCE_LANGUAGE);
    expect(put(parts, 'removed')).toBe(before);
    expect(put(parts, 'added')).toBe(after);
  });

  it('is fast for long texts without anything in common', () => {
    const words = (seed: number) =>
      Array.from({ length: 15_000 }, (_, i) => ((i * seed) % 9973).toString(36)).join(' ');
    const [before, after] = [words(7), words(11)];
    const start = performance.now();
    const parts = textDiff(before, after, SOURCE_LANGUAGE);
    expect(performance.now() - start).toBeLessThan(3000);
    expect(put(parts, 'added')).toBe(after);
  });
});

describe('shortenUnchanged', () => {
  const long = 'palabra '.repeat(100);

  it('keeps some words around a change and skips the rest', () => {
    const parts = shortenUnchanged([
      { kind: 'same', text: long },
      { kind: 'added', text: 'nuevo' },
      { kind: 'same', text: long },
    ]);
    expect(parts.map(({ kind }) => kind)).toEqual(['skipped', 'same', 'added', 'same', 'skipped']);
    expect(parts[1]?.text.length).toBeLessThan(100);
    expect(parts[1]?.text).toMatch(/^palabra /);
  });

  it('keeps short texts and all changes whole', () => {
    const parts: TextPart[] = [
      { kind: 'same', text: 'Poco. ' },
      { kind: 'removed', text: long },
    ];
    expect(shortenUnchanged(parts)).toEqual(parts);
  });
});
