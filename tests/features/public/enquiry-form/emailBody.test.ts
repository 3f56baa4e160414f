import { expect, test } from 'vitest';
import { fitIntoUrl } from '@/features/public/enquiry-form/emailBody';

test('keeps a short text whole', () => {
  expect(fitIntoUrl('Hola\n¿qué tal?')).toBe('Hola\n¿qué tal?');
});

test.each(['a', 'й', '案', '😀', 'x\n'])(
  'truncates a long text of %j to what a mailto link can hold',
  (unit) => {
    const text = fitIntoUrl(unit.repeat(3000), 300);
    expect(text.endsWith('…')).toBe(true);
    const { length } = encodeURIComponent(text.replace(/\n/g, '\r\n'));
    expect(length).toBeLessThanOrEqual(300);
    expect(length).toBeGreaterThan(270);
  },
);

test('replaces a lone surrogate, which cannot be encoded', () => {
  expect(fitIntoUrl('a\ud83d')).toBe('a\ufffd');
});
