import { describe, expect, it } from 'vitest';
import { addDays, clockAt, instantAt, offsetAt } from '@/site/zonedTime';

const HOUR = 3_600_000;

describe('a local time', () => {
  it.each([
    ['Europe/Madrid', '2026-01-15T00:00', '2026-01-14T23:00Z'],
    ['Europe/Madrid', '2026-07-15T09:30', '2026-07-15T07:30Z'],
    ['Atlantic/Canary', '2026-07-15T09:30', '2026-07-15T08:30Z'],
    ['America/Lima', '2026-07-15T22:30', '2026-07-16T03:30Z'],
    // Before and after the clock changes.
    ['Europe/Madrid', '2026-03-29T00:00', '2026-03-28T23:00Z'],
    ['Europe/Madrid', '2026-03-29T03:00', '2026-03-29T01:00Z'],
    ['Europe/Madrid', '2026-03-30T00:00', '2026-03-29T22:00Z'],
    ['Europe/Madrid', '2026-10-25T00:00', '2026-10-24T22:00Z'],
    ['Europe/Madrid', '2026-10-25T04:00', '2026-10-25T03:00Z'],
    ['Europe/Madrid', '2026-10-26T00:00', '2026-10-25T23:00Z'],
  ])('in %s, %s, is the instant %s, and the reverse', (zone, local, utc) => {
    const clock = Date.parse(`${local}Z`);
    expect(instantAt(clock, zone)).toBe(Date.parse(utc));
    expect(clockAt(Date.parse(utc), zone)).toBe(clock);
  });
});

it('an offset is that of the instant, with its seconds left out', () => {
  expect(offsetAt(Date.parse('2026-07-15T07:30:42Z'), 'Europe/Madrid')).toBe(2 * HOUR);
  expect(offsetAt(Date.parse('2026-01-15T07:30:42Z'), 'Europe/Madrid')).toBe(HOUR);
});

it('a day has a day before and after it across months and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
