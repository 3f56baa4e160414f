import { expect, test } from 'vitest';
import { fitIntoUrl } from '@/features/survey/letter';

test('a short text is carried whole', () => {
  expect(fitIntoUrl('Hola\n¿qué tal?')).toBe('Hola\n¿qué tal?');
});

test.each(['a', 'й', '案', '😀', 'x\n'])(
  'a long text of %j is cut to what an address holds',
  (unit) => {
    const text = fitIntoUrl(unit.repeat(3000), 300);
    expect(text.endsWith('…')).toBe(true);
    const { length } = encodeURIComponent(text.replace(/\n/g, '\r\n'));
    expect(length).toBeLessThanOrEqual(300);
    expect(length).toBeGreaterThan(270);
  },
);

test('half a character is replaced, as it cannot be encoded', () => {
  expect(fitIntoUrl('a\ud83d')).toBe('a\ufffd');
});
