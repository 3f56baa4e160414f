import { beforeEach, describe, expect, it } from 'vitest';
import { EMBEDDED_ANON_KEY } from '@/site/embedded';
import { ROLES, useBackend } from '../support/backend';

const db = useBackend();
const COUNTERS = [
  'web_visitors',
  'blog_visitors',
  'web_unique_visitors',
  'blog_unique_visitors',
] as const;
const counts = (web: number, blog: number, webUnique: number, blogUnique: number) => ({
  web_visitors: web,
  blog_visitors: blog,
  web_unique_visitors: webUnique,
  blog_unique_visitors: blogUnique,
});

let id: string;

beforeEach(async () => {
  await db.sql('truncate public.stats_realtime, public.stats_daily, private.visits_by_caller');
  const [row] = await db.sql(
    `insert into public.stats_realtime (${COUNTERS.join(', ')}) values (10, 20, 5, 7) returning id`,
  );
  id = String(row?.id);
});

const stored = async () =>
  (await db.sql(`select ${COUNTERS.join(', ')} from public.stats_realtime`))[0];
const history = () => db.sql(`select day::text, ${COUNTERS.join(', ')} from public.stats_daily`);
const today = async () => (await db.sql('select private.office_today()::text as day'))[0]?.day;

/** The PATCH of SPEC 7.1, with the number that the client computed. */
const visit = (numbers: Partial<Record<(typeof COUNTERS)[number], number>>) =>
  db.clients.anon.from('stats_realtime').update(numbers).eq('id', id);

it('counts 200 concurrent visitors who all send the same number', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => visit({ web_visitors: 11, web_unique_visitors: 6 })),
  );
  expect(answers.filter(({ error }) => error)).toEqual([]);
  expect(await stored()).toEqual(counts(210, 20, 205, 7));
  expect(await history()).toEqual([{ day: await today(), ...counts(200, 0, 200, 0) }]);
});

it('counts concurrent web and blog visitors independently', async () => {
  await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      visit(number % 2 ? { web_visitors: 1 } : { blog_visitors: 1, blog_unique_visitors: 1 }),
    ),
  );
  expect(await stored()).toEqual(counts(40, 50, 5, 37));
  expect(await history()).toEqual([{ day: await today(), ...counts(30, 30, 0, 30) }]);
});

describe('nobody can set a counter', () => {
  it.each(ROLES)('neither %s', async (role) => {
    const row = () => db.clients[role].from('stats_realtime');
    for (const number of [0, -5, 1_000_000, 10]) {
      await row().update({ web_visitors: number }).eq('id', id);
    }
    expect(await stored()).toEqual(counts(14, 20, 5, 7));
    await row().upsert({ id, web_visitors: 1_000_000 });
    await row().upsert({ id, ...counts(9e6, 9e6, 9e6, 9e6) }, { onConflict: 'id' });
    const { web_visitors } = (await stored()) as { web_visitors: number };
    expect(web_visitors).toBeLessThanOrEqual(16);
  });

  it('nor to anything but a number', async () => {
    await db.clients.anon.from('stats_realtime').update({ web_visitors: null }).eq('id', id);
    const { error } = await db.clients.anon
      .from('stats_realtime')
      .update({ web_visitors: 'many' })
      .eq('id', id);
    expect(error).not.toBeNull();
    expect(await stored()).toEqual(counts(11, 20, 5, 7));
  });
});

it('an update of several counters adds one to each', async () => {
  await visit({ blog_visitors: 999, blog_unique_visitors: 999 });
  expect(await stored()).toEqual(counts(10, 21, 5, 8));
});

it('keeps a history per day', async () => {
  await db.sql(`insert into public.stats_daily (day, web_visitors) values ('2026-01-01', 3)`);
  await visit({ web_visitors: 11 });
  await visit({ web_visitors: 11 });
  expect(await history()).toEqual([
    { day: '2026-01-01', ...counts(3, 0, 0, 0) },
    { day: await today(), ...counts(2, 0, 0, 0) },
  ]);
});

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'keeps the history by the office’s day, here in %s',
  async (zone) => {
    // These two zones are always on different days, so that one differs from UTC.
    await db.sql('update public.settings set time_zone = $1', [zone]);
    await visit({ web_visitors: 11 });
    const day = new Intl.DateTimeFormat('sv', { timeZone: zone }).format();
    expect(await history()).toEqual([{ day, ...counts(1, 0, 0, 0) }]);
    await db.sql('update public.settings set time_zone = default');
  },
);

it('only the latest row can be updated', async () => {
  await db.sql(
    `insert into public.stats_realtime (created_at, web_visitors) values ('2020-01-01', 1)`,
  );
  await db.clients.anon.from('stats_realtime').update({ web_visitors: 2 }).not('id', 'is', null);
  const rows = await db.sql(
    'select web_visitors from public.stats_realtime order by created_at desc',
  );
  expect(rows).toEqual([{ web_visitors: 11 }, { web_visitors: 1 }]);
});

it('the latest row is readable as SPEC 7.1 says', async () => {
  const { data, error } = await db.clients.anon
    .from('stats_realtime')
    .select('*')
    .order('created_at', { ascending: false })
    .limit(1)
    .single();
  expect(error).toBeNull();
  expect(data).toMatchObject({ id, ...counts(10, 20, 5, 7) });
});

describe('visits from one address', () => {
  const from = (address: string) =>
    db.backend.fetch(
      new Request(`http://localhost:4173/rest/v1/stats_realtime?id=eq.${id}`, {
        method: 'PATCH',
        headers: {
          apikey: EMBEDDED_ANON_KEY,
          'Content-Type': 'application/json',
          'cf-connecting-ip': address,
        },
        body: JSON.stringify({ web_visitors: 11 }),
      }),
    );
  const visits = async () => (await stored())?.web_visitors;

  it('are counted up to sixty a minute, and the rest is ignored without an error', async () => {
    // More than two minutes take, since one may end between two of them.
    for (let number = 0; number < 130; number += 1)
      expect((await from('203.0.113.7')).ok).toBe(true);
    const counted = Number(await visits()) - 10;
    expect(counted).toBeGreaterThanOrEqual(60);
    expect(counted).toBeLessThanOrEqual(120);
    await from('2001:db8::1');
    expect(await visits()).toBe(10 + counted + 1);
    await db.sql(`update private.visits_by_caller set minute = minute - interval '1 minute'`);
    await from('203.0.113.7');
    expect(await visits()).toBe(10 + counted + 2);
  });

  it('are forgotten with the next visit from another one, once two minutes have passed', async () => {
    await from('203.0.113.7');
    await from('203.0.113.8');
    const callers = () =>
      db.sql("select minute < now() - interval '2 minutes' as old from private.visits_by_caller");
    expect(await callers()).toHaveLength(2);
    await db.sql(`update private.visits_by_caller set minute = minute - interval '3 minutes'`);
    await from('2001:db8::1');
    expect(await callers()).toEqual([{ old: false }]);
  });

  it('leave a hash that differs each day, and not the address', async () => {
    const hashes = async () => await db.sql('select * from private.visits_by_caller');
    await from('203.0.113.7');
    const [today] = await hashes();
    expect(today?.caller).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(await hashes())).not.toContain('203.0.113');
    await db.sql(`update private.daily_salt set day = day - 1`);
    await db.sql(`delete from private.visits_by_caller`);
    await from('203.0.113.7');
    expect((await hashes())[0]?.caller).not.toBe(today?.caller);
    expect(await db.sql('select day from private.daily_salt')).toHaveLength(1);
  });
});
