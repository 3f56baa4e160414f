import { beforeEach, expect, it } from 'vitest';
import { useBackend } from '../support/backend';

const db = useBackend();

beforeEach(() => db.sql(`update public.settings set time_zone = 'Europe/Madrid'`));

/** The office's clock at an instant. */
async function clockAt(instant: string): Promise<string> {
  await db.sql(
    `create or replace function private.office_instant() returns timestamptz
     language sql stable set search_path = '' as $$ select timestamptz '${instant}' $$`,
  );
  const [row] = await db.sql(`select to_char(private.office_now(), 'HH24:MI') as clock`);
  return String(row?.clock);
}

it('does not go back on the night on which the clocks do, so that a post appears once', async () => {
  const clocks: string[] = [];
  for (const instant of ['23:59', '00:00', '00:30', '00:59', '01:00', '01:30', '01:59', '02:00']) {
    const day = instant === '23:59' ? '2026-10-24' : '2026-10-25';
    clocks.push(await clockAt(`${day} ${instant}Z`));
  }
  expect(clocks).toEqual(['01:59', '02:00', '02:00', '02:00', '02:00', '02:30', '02:59', '03:00']);
});

it('skips the hour that the spring lacks', async () => {
  expect(await clockAt('2026-03-29 00:59Z')).toBe('01:59');
  expect(await clockAt('2026-03-29 01:00Z')).toBe('03:00');
});
