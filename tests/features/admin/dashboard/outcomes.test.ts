import { expect, it } from 'vitest';
import { cellOf, cellText, type Outcome, shareText } from '@/features/admin/dashboard/outcomes';
import { LANGUAGES } from '@/site/languages';

const seen = (...numbers: (number | null)[]) => {
  const rows = numbers.map((visits, n): Outcome => ({
    ...{ page: 'service', step: 'seen', visits },
    language: `${LANGUAGES[n]}`,
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
