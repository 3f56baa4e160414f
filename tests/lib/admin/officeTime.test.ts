import { describe, expect, it } from 'vitest';
import {
  formatDay,
  toOfficeDay,
  parseOfficeTime,
  formatOfficeTimestamp,
  formatOfficeDateTime,
} from '@/lib/admin/officeTime';

it('formats instants in the office’s time zone', () => {
  expect(formatOfficeTimestamp('2026-07-01T22:30:00Z')).toBe('2026-07-02 00:30');
  expect(toOfficeDay('2026-12-31T23:30:00Z')).toBe('2027-01-01');
  expect(formatOfficeDateTime('2026-11-21T08:05:00Z')).toMatch(/^21 nov 2026, 0?9:05$/);
  expect(formatDay('2026-11-21')).toBe('21/11/2026');
});

describe('the instant of an office time', () => {
  it.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['2026-07-15T09:30', '2026-07-15T07:30:00.000Z'],
    // Before and after the clock changes.
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-25T04:00', '2026-10-25T03:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s is %s', (local, moment) => expect(parseOfficeTime(local).toISOString()).toBe(moment));
});
