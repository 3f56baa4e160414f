import { expect, it } from 'vitest';
import { cellOf, cellText, type Outcome, shareText } from '@/features/admin/dashboard/outcomes';
import { LANGUAGES } from '@/site/languages';

const seen = (...numbers: (number | null)[]) => {
  const steps = { page: 'service', opened: 0, sent: 0, booked: 0 } as const;
  const rows = numbers.map((one, n): Outcome => ({
    ...steps,
    language: `${LANGUAGES[n]}`,
    seen: one,
  }));
  return cellOf(rows, 'service', 'seen');
};

it.each([
  [[40, 60], '100'],
  [[12_000, 345], '12.345'],
  [[null], '<5'],
  [[7, null], '≥ 7'],
])('the visits of %j are written %s, so that no hidden number follows', (numbers, text) => {
  expect(cellText(seen(...numbers))).toBe(text);
});

it('there is a share only where both numbers are exact', () => {
  expect(shareText(seen(10), seen(40))).toBe('25\u00a0%');
  expect(shareText(seen(0), seen(0))).toBe('');
  expect(shareText(seen(10, null), seen(40))).toBe('');
  expect(shareText(seen(10), seen(40, null))).toBe('');
});
