import { describe, expect, it, vi } from 'vitest';
import { formatDay, formatOfficeDateTime, hasCome, parseOfficeTime } from '@/lib/admin/format';
import { LOCALES } from '@/site/dateLocales';
import {
  dayOf,
  daysLater,
  hourOf,
  instantAt,
  isDay,
  loadLocale,
  longDate,
  longDay,
  longMoment,
  isZone,
  ownZone,
  sameTime,
  stampOf,
  weekdayAndDay,
  weekdays,
} from '@/site/dates';
import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';
import { ofTheSite } from '../support/languages';

describe('a local time', () => {
  it.each([
    ['Europe/Madrid', '2026-07-15T09:30', '2026-07-15T07:30Z'],
    ['America/Lima', '2026-07-15T22:30', '2026-07-16T03:30Z'],
    // Before and after the clock changes.
    ['Europe/Madrid', '2026-03-29T03:00', '2026-03-29T01:00Z'],
    ['Europe/Madrid', '2026-10-25T02:30', '2026-10-25T01:30Z'],
    ['Pacific/Chatham', '2026-04-05T04:00', '2026-04-04T15:15Z'],
    ['America/St_Johns', '2026-11-01T03:00', '2026-11-01T06:30Z'],
  ])('in %s, %s, is the instant %s, and the reverse', (zone, local, utc) => {
    expect(instantAt(local, { zone })).toEqual(new Date(utc));
    expect(stampOf(utc, { zone })).toBe(local.replace('T', ' '));
    expect(`${dayOf(utc, { zone })}T${hourOf(utc, { zone })}`).toBe(local);
  });

  it('is the beginning of a day where it has no hour, and none for other texts', () => {
    const madrid = { zone: 'Europe/Madrid' };
    expect(instantAt('2026-03-30', madrid)).toEqual(new Date('2026-03-29T22:00Z'));
    for (const text of ['', 'ayer', '2026-02-31T10:00'])
      expect(instantAt(text, madrid).getTime()).toBeNaN();
  });
});

it('a zone has its name in the database of zones, and the clock of another that shows the same', () => {
  expect(['Asia/Kolkata', 'Europe/Denia', 'Madrid'].map(isZone)).toEqual([true, false, false]);
  const [winter, summer] = [new Date('2027-01-01T10:00Z'), new Date('2027-07-01T10:00Z')];
  expect(sameTime(summer, 'Europe/Madrid', 'Africa/Johannesburg')).toBe(true);
  expect(sameTime(winter, 'Europe/Madrid', 'Africa/Johannesburg')).toBe(false);
});

it('a day has a day before and after it across months and clock changes', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysLater('2026-03-29', 1)).toBe('2026-03-30');
  expect(daysLater('2026-03-01', -1)).toBe('2026-02-28');
  expect(isDay('2024-02-29')).toBe(true);
  for (const text of ['', 'ayer', '2026-02-31', '2025-02-29', '2026-1-1', '2026-11-10T00:00:00'])
    expect(isDay(text), text).toBe(false);
});

const WRITTEN = {
  es: '10 de noviembre de 2026 | martes, 10 de noviembre | martes, 10 de noviembre de 2026 a las 09:05',
  en: '10 November 2026 | Tuesday 10 November | Tuesday, 10 November 2026 at 9:05\u00a0AM',
  fr: '10 novembre 2026 | mardi 10 novembre | mardi 10 novembre 2026 à 09:05',
  de: '10. November 2026 | Dienstag, 10. November | Dienstag, 10. November 2026 um 09:05',
  ar: '10 نوفمبر 2026 | الثلاثاء، 10 نوفمبر | الثلاثاء، 10 نوفمبر 2026 عند الساعة 09:05',
  zh: '2026年11月10日 | 11月10日星期二 | 2026年11月10日 星期二 上午\u00a09:05',
  ru: '10 ноября 2026\u00a0г. | вторник, 10 ноября | вторник, 10 ноября 2026\u00a0г., 9:05',
};

it.each(ofTheSite(WRITTEN))(
  'dates in %s have its words and the weeks of SPEC 5, also where they are loaded alone',
  async (language, written) => {
    const clock = { zone: 'UTC', locale: LOCALES[language] };
    const [day, instant] = ['2026-11-10', '2026-11-10T09:05Z'];
    const moment = longMoment(instant, clock);
    expect([longDay(day, clock), weekdayAndDay(day, clock), moment].join(' | ')).toBe(written);
    expect(moment).toContain(longDate(instant, clock));
    // French says '1er'.
    expect(longDay('2026-11-01', clock).startsWith('1er')).toBe(language === 'fr');
    const first: Partial<Record<Language, number>> = { en: 0, ar: 6 };
    expect(weekdays(clock)[0]?.day).toBe(first[language] ?? 1);
    expect(await loadLocale(language)).toBe(clock.locale);
  },
);

it('the admin area has the office’s clock', () => {
  const instant = parseOfficeTime('2026-12-31T00:30');
  expect(formatOfficeDateTime(instant)).toBe('31 dic 2026, 00:30');
  expect(formatDay('2026-11-21')).toBe('21/11/2026');
  expect(hasCome('2026-12-31', '00:30:00', instant)).toBe(true);
  expect(hasCome('2026-12-31', '00:31', instant)).toBe(false);
});

it.each([
  ['America/Lima', 'America/Lima'],
  [undefined, firm.timeZone],
  ['Nowhere/Town', firm.timeZone],
])('the zone of a browser that says %j is %s', (said, zone) => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: said,
  } as Intl.ResolvedDateTimeFormatOptions);
  expect(ownZone(firm.timeZone)).toBe(zone);
  expect(hourOf(new Date(), { zone: ownZone(firm.timeZone) })).toMatch(/^\d\d:\d\d$/);
});
