import { expect, it } from 'vitest';
import {
  formatDay,
  toOfficeDay,
  parseOfficeTime,
  formatOfficeTimestamp,
  formatOfficeDateTime,
} from '@/lib/admin/officeTime';
import { clockAt } from '@/site/zonedTime';
import { firm } from '@/site/firm';

const LOCAL = '2026-12-31 00:30';
const instant = parseOfficeTime(LOCAL.replace(' ', 'T'));

it('parses times of the office’s time zone', () => {
  expect(clockAt(instant.getTime(), firm.timeZone)).toBe(Date.parse('2026-12-31T00:30Z'));
  expect(parseOfficeTime('2026-12-31').getTime()).toBe(instant.getTime() - 30 * 60_000);
});

it('formats instants in the office’s time zone', () => {
  expect(formatOfficeTimestamp(instant)).toBe(LOCAL);
  expect(toOfficeDay(instant)).toBe('2026-12-31');
  expect(formatOfficeDateTime(instant)).toMatch(/^31 dic 2026, 0?0:30$/);
  expect(formatDay('2026-11-21')).toBe('21/11/2026');
});
