import { expect, it } from 'vitest';
import { byDay, weeksOfMonth } from '@/features/public/enquiry-form/booking/dates';
import { LOCALES } from '@/site/dateLocales';

it('instants are kept in order by the day of the visitor’s clock', () => {
  const instants = ['2026-11-26T10:14Z', '2026-11-26T10:16Z', '2026-11-27T10:00Z'];
  const days = byDay(instants, { zone: 'Pacific/Chatham', locale: LOCALES.en });
  expect([...days]).toEqual([
    ['2026-11-26', instants.slice(0, 1)],
    ['2026-11-27', instants.slice(1)],
  ]);
});

it('the weeks of a month begin as the language has it', () => {
  const weeksIn = (locale: 'es' | 'en') =>
    weeksOfMonth('2026-11-27', { zone: 'UTC', locale: LOCALES[locale] });
  expect([weeksIn('es')[0]?.[0], weeksIn('es').at(-1)?.[6]]).toEqual(['2026-10-26', '2026-12-06']);
  expect([weeksIn('en')[0]?.[0], weeksIn('en').at(-1)?.[6]]).toEqual(['2026-11-01', '2026-12-05']);
});
