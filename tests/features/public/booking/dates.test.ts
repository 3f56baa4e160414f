import { describe, expect, it } from 'vitest';
import {
  byDay,
  dayOf,
  loadLocale,
  monthTitle,
  sameTime,
  timeOf,
} from '@/features/public/booking/dates';

const HOUR = 3_600_000;

/** Every five and a half hours of two years, so that all times of day and all changes of clocks are met. */
const INSTANTS = Array.from(
  { length: Math.floor((2 * 365 * 24) / 5.5) },
  (_, index) => new Date(Date.parse('2026-01-01T00:00Z') + index * 5.5 * HOUR),
);

describe('times of a visitor', () => {
  it.each(['Asia/Kolkata', 'Pacific/Chatham', 'America/St_Johns', 'Europe/Madrid'])(
    'in %s have the day and time of that clock',
    async (zone) => {
      const clock = { zone, locale: await loadLocale('de') };
      const own = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      });
      for (const instant of INSTANTS) {
        expect(`${dayOf(instant, clock)} ${timeOf(instant, clock)}`).toBe(own.format(instant));
      }
      const days = [...byDay(INSTANTS, clock)];
      expect(days.flatMap(([, times]) => times)).toEqual(INSTANTS);
      expect(days.map(([day]) => day)).toEqual([...new Set(days.map(([day]) => day))].sort());
    },
  );

  it('are the office’s where both clocks show the same', () => {
    const summer = new Date('2027-07-01T10:00Z');
    const winter = new Date('2027-01-01T10:00Z');
    expect(sameTime(summer, 'Europe/Madrid', 'Africa/Johannesburg')).toBe(true);
    expect(sameTime(winter, 'Europe/Madrid', 'Africa/Johannesburg')).toBe(false);
  });

  it('have months in the order of the language', async () => {
    const monthIn = async (language: 'es' | 'zh') =>
      monthTitle('2026-11-27', { zone: 'UTC', locale: await loadLocale(language) });
    expect([await monthIn('es'), await monthIn('zh')]).toEqual(['noviembre 2026', '2026年11月']);
  });
});
