import { expect, test } from 'vitest';
import { shortened } from '@/features/public/blog/shortened';

test.each([
  ['kurz', 10, 'kurz'],
  ['Wer eine Eigentumswohnung kauft', 20, 'Wer eine…'],
  ['Der Mieter, der zahlt', 12, 'Der Mieter…'],
  ['在西班牙租店铺之前', 6, '在西班牙租店…'],
  ['في إسبانيا، قبل التوقيع', 14, 'في إسبانيا…'],
])('%j of at most %i letters is %j', (text, max, short) => {
  expect(shortened(text, max)).toBe(short);
});
