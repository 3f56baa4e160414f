import { expect, test } from 'vitest';
import { fitIntoUrl } from '@/features/public/enquiry-form/SendFailed';

test('a mail keeps a short text whole, and loses a lone surrogate, which cannot be encoded', () => {
  expect(fitIntoUrl('Hola\n¿qué tal?\ud83d')).toBe('Hola\n¿qué tal?\ufffd');
});

test.each(['a', '案', '😀', 'x\n'])('a mail has as much of a long text of %j as fits', (unit) => {
  const text = fitIntoUrl(unit.repeat(3000), 300);
  expect(text.endsWith('…')).toBe(true);
  const { length } = encodeURIComponent(text.replace(/\n/g, '\r\n'));
  expect(length).toBeLessThanOrEqual(300);
  expect(length).toBeGreaterThan(270);
});
