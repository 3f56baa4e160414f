import { beforeEach, describe, expect, it } from 'vitest';
import type { Enums } from '@/lib/database.types';
import { type Role, ROLES, useBackend } from '../support/backend';
import { ANOTHER, OTHER, UNKNOWN } from '../support/languages';

const db = useBackend();
const COUNTERS = [
  'web_visitors',
  'blog_visitors',
  'web_unique_visitors',
  'blog_unique_visitors',
] as const;
const counts = (web: number, blog: number, webUnique: number, blogUnique: number) => ({
  ...{ web_visitors: web, blog_visitors: blog },
  ...{ web_unique_visitors: webUnique, blog_unique_visitors: blogUnique },
});

let id: string;

beforeEach(async () => {
  await db.sql(
    `truncate public.stats_realtime, public.stats_daily, private.calls_by_caller,
       private.visit_steps`,
  );
  const [row] = await db.sql(
    `insert into public.stats_realtime (${COUNTERS.join(', ')}) values (10, 20, 5, 7) returning id`,
  );
  id = String(row?.id);
});

const stored = async () =>
  (await db.sql(`select ${COUNTERS.join(', ')} from public.stats_realtime`))[0];
const history = () =>
  db.sql(`select day::text, ${COUNTERS.join(', ')} from public.stats_daily order by day`);
const today = async () => (await db.sql('select private.office_today()::text as day'))[0]?.day;

/** Does something again until it has begun and ended in the same minute of the database. */
async function inOneMinute<T>(body: () => Promise<T>): Promise<T> {
  const minute = async () => {
    const [row] = await db.sql(`select date_trunc('minute', now())::text as minute`);
    return row?.minute;
  };
  for (;;) {
    const before = await minute();
    const result = await body();
    if ((await minute()) === before) return result;
  }
}

/** The PATCH of SPEC 7.1, with the number that the client computed. */
const visit = (numbers: Partial<Record<(typeof COUNTERS)[number], unknown>>, role: Role = 'anon') =>
  db.clients[role].from('stats_realtime').update(numbers).eq('id', id);

it('concurrent visitors who all send the same number are counted, of site and blog by themselves', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      visit(
        number % 2
          ? { web_visitors: 11, web_unique_visitors: 6 }
          : { blog_visitors: 1, blog_unique_visitors: 999 },
      ),
    ),
  );
  expect(answers.filter(({ error }) => error)).toEqual([]);
  expect(await stored()).toEqual(counts(40, 50, 35, 37));
  expect(await history()).toEqual([{ day: await today(), ...counts(30, 30, 30, 30) }]);
});

it.each(ROLES)('no %s can set a counter', async (role) => {
  for (const web_visitors of [0, -5, 1_000_000, null]) await visit({ web_visitors }, role);
  expect(await stored()).toEqual(counts(14, 20, 5, 7));
  const row = () => db.clients[role].from('stats_realtime');
  await row().upsert({ id, web_visitors: 1_000_000 });
  await row().upsert({ id, ...counts(9e6, 9e6, 9e6, 9e6) }, { onConflict: 'id' });
  expect((await stored())?.web_visitors).toBeLessThanOrEqual(16);
});

it('the history has a row for each day of the office', async () => {
  // These two zones are always on different days.
  const zones = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
  for (const zone of [...zones, ...zones]) {
    await db.sql('update public.settings set time_zone = $1', [zone]);
    await visit({ web_visitors: 11 });
  }
  const days = zones.map((timeZone) => new Intl.DateTimeFormat('sv', { timeZone }).format());
  expect(await history()).toEqual(days.map((day) => ({ day, ...counts(2, 0, 0, 0) })));
});

describe('visits from one address', () => {
  const from = async (address: string) => {
    const { error } = await visit({ web_visitors: 11 }).setHeader('CF-Connecting-IP', address);
    expect(error).toBeNull();
  };
  const visits = async () => Number((await stored())?.web_visitors);
  const callers = () => db.sql('select caller from private.calls_by_caller');

  it('are counted up to sixty a minute, and the rest is ignored without an error', async () => {
    const counted = await inOneMinute(async () => {
      await db.sql('truncate private.calls_by_caller');
      const before = await visits();
      await from('203.0.113.7');
      await db.sql('update private.calls_by_caller set calls = 58');
      for (let number = 0; number < 4; number += 1) await from('203.0.113.7');
      await from('2001:db8::1');
      return (await visits()) - before;
    });
    expect(counted).toBe(4);
    const before = await visits();
    await db.sql(`update private.calls_by_caller set ends_at = ends_at - interval '1 minute'`);
    await from('203.0.113.7');
    expect(await visits()).toBe(before + 1);
  });

  it('leave a hash that differs each day, and not the address', async () => {
    await from('203.0.113.7');
    const [today] = await callers();
    expect(today?.caller).toMatch(/^[0-9a-f]{64}$/);
    // Forgotten with the next visit, once its minute has passed.
    await db.sql(`update private.calls_by_caller set ends_at = now()`);
    await db.sql(`update private.daily_salt set day = day - 1`);
    await from('203.0.113.7');
    const left = await callers();
    expect(left).toHaveLength(1);
    expect(left[0]?.caller).not.toBe(today?.caller);
    expect(await db.sql('select day from private.daily_salt')).toHaveLength(1);
  });
});

describe('a step of a visit', () => {
  /** A call by the public, as the app sends it. */
  const step = async (
    reached: Enums<'visit_step'>,
    sent: { pages?: string[]; lang?: string; from?: string; role?: Role } = {},
  ) => {
    const { pages = ['service'], lang = OTHER, from = '203.0.113.1', role = 'anon' } = sent;
    const args = { pages: pages as Enums<'page_kind'>[], lang, reached };
    const { error } = await db.clients[role]
      .rpc('count_step', args)
      .setHeader('X-Forwarded-For', from);
    return error?.code;
  };
  const steps = () =>
    db.sql(
      `select page::text, language, step::text, visits from private.visit_steps as v order by v.page, v.language, v.step`,
    );
  /** Adds visits of so many days ago. */
  const add = (visits: number, reached: string, ago = 0, page = 'service') =>
    db.sql(
      `insert into private.visit_steps
       values (private.office_today() - $1::integer, $2::public.page_kind, '${OTHER}', $3::public.visit_step, $4)`,
      [ago, page, reached, visits],
    );

  it('adds one to each page that the visit saw, by language and step', async () => {
    expect(await step('seen')).toBeUndefined();
    await step('seen');
    await step('seen', { lang: ANOTHER });
    await step('opened', { pages: ['contact', 'service', 'contact'] });
    expect(await steps()).toEqual([
      { page: 'service', language: ANOTHER, step: 'seen', visits: 1 },
      { page: 'service', language: OTHER, step: 'seen', visits: 2 },
      { page: 'service', language: OTHER, step: 'opened', visits: 1 },
      { page: 'contact', language: OTHER, step: 'opened', visits: 1 },
    ]);
  });

  it('is counted for kinds of pages and languages of the site alone, and not for staff', async () => {
    await db.sql(
      `update public.language_settings set is_active = false where language_code = 'fr'`,
    );
    expect(await step('seen', { pages: [`/${OTHER}/kontakt`] })).toBe('22P02');
    for (const lang of [UNKNOWN, 'fr']) expect(await step('seen', { lang })).toBe('22023');
    expect(await step('seen', { role: 'editor' })).toBeUndefined();
    expect(await steps()).toEqual([]);
  });

  it('is counted sixty times a minute from one address', async () => {
    const counted = await inOneMinute(async () => {
      await db.sql('truncate private.visit_steps, private.calls_by_caller');
      await step('seen');
      await db.sql('update private.calls_by_caller set calls = 60');
      await step('seen');
      await step('seen', { from: '203.0.113.2' });
      return (await steps())[0]?.visits;
    });
    expect(counted).toBe(2);
  });

  it('is removed after thirteen months', async () => {
    await add(9, 'seen', 400, 'home');
    await step('seen');
    expect(await steps()).toMatchObject([{ page: 'service' }]);
  });

  const outcomes = async (days: number, role: Role = 'editor') =>
    db.clients[role].rpc('visit_outcomes', { days });

  it('is summed over the period, with one to four hidden and nothing between', async () => {
    await add(3, 'seen');
    await add(2, 'seen', 29);
    await add(100, 'seen', 30);
    await add(4, 'opened');
    await add(1, 'seen', 0, 'blog');
    const [seen, opened, blog] = [
      { page: 'service', language: OTHER, step: 'seen', visits: 5 },
      { page: 'service', language: OTHER, step: 'opened', visits: null },
      { page: 'blog', language: OTHER, step: 'seen', visits: null },
    ];
    expect((await outcomes(30)).data).toEqual([seen, opened, blog]);
    await add(7, 'sent', 364);
    await add(7, 'sent', 365);
    const sent = { ...seen, step: 'sent', visits: 7 };
    expect((await outcomes(365)).data).toEqual([{ ...seen, visits: 105 }, opened, sent, blog]);
    // Other periods would tell single days.
    for (const days of [0, 1, 29, 31, 366]) {
      expect((await outcomes(days, 'admin')).error?.code, String(days)).toBe('22023');
    }
  });
});
