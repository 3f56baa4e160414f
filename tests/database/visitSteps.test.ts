import { beforeEach, describe, expect, it } from 'vitest';
import type { Enums } from '@/lib/database.types';
import { ROLES, useBackend } from '../support/backend';
import { ANOTHER, OTHER, UNKNOWN } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();

beforeEach(() => db.sql('truncate private.visit_steps, private.visits_by_caller'));

/** A call by the public, as the app sends it. */
const step = (
  reached: string,
  { pages = ['service'], lang = OTHER, from = '203.0.113.1' }: Record<string, unknown> = {},
) =>
  db.clients.anon
    .rpc('count_step', {
      pages: pages as Enums<'page_kind'>[],
      lang: lang as string,
      reached: reached as Enums<'visit_step'>,
    })
    .setHeader('X-Forwarded-For', from as string);

const stored = () =>
  db.sql(
    `select page::text, language, step::text, visits from private.visit_steps as v order by v.page, v.language, v.step`,
  );
const today = async () => (await db.sql('select private.office_today()::text as day'))[0]?.day;
const outcomes = async (days = 30) =>
  (await db.clients.editor.rpc('visit_outcomes', { days })).data;

describe('a step of a visit', () => {
  it('adds one to each page that the visit saw, by language and step', async () => {
    expect((await step('seen')).error).toBeNull();
    await step('seen');
    await step('seen', { lang: ANOTHER });
    await step('opened', { pages: ['contact', 'service', 'contact'] });
    expect(await stored()).toEqual([
      { page: 'service', language: ANOTHER, step: 'seen', visits: 1 },
      { page: 'service', language: OTHER, step: 'seen', visits: 2 },
      { page: 'service', language: OTHER, step: 'opened', visits: 1 },
      { page: 'contact', language: OTHER, step: 'opened', visits: 1 },
    ]);
  });

  it('is counted for all concurrent visits that saw the same pages in any order', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        step('opened', {
          pages: number % 2 ? ['home', 'contact'] : ['contact', 'home'],
          from: `203.0.113.${number}`,
        }),
      ),
    );
    expect(answers.filter(({ error }) => error)).toEqual([]);
    expect((await stored()).map(({ visits }) => visits)).toEqual([40, 40]);
  });

  it.each([
    ['a kind of page', () => step('seen', { pages: [`/${OTHER}/kontakt`] }), '22P02'],
    ['a page that is null', () => step('seen', { pages: [null] }), '23502'],
    ['a step', () => step('paid'), '22P02'],
    ['a language', () => step('seen', { lang: UNKNOWN }), '22023'],
  ])('is refused with another value for %s', async (_, call, code) => {
    expect((await call()).error?.code).toBe(code);
    expect(await stored()).toEqual([]);
  });

  it('is refused in a language that is switched off', async () => {
    await db.sql(
      `update public.language_settings set is_active = false where language_code = '${OTHER}'`,
    );
    expect((await step('seen', { lang: OTHER })).error?.code).toBe('22023');
    await db.sql(
      `update public.language_settings set is_active = true where language_code = '${OTHER}'`,
    );
    expect(await stored()).toEqual([]);
  });

  it('is not counted for staff', async () => {
    for (const role of ['editor', 'admin'] as const) {
      const { error } = await db.clients[role].rpc('count_step', {
        pages: ['home'],
        lang: SOURCE_LANGUAGE,
        reached: 'seen',
      });
      expect(error).toBeNull();
    }
    expect(await stored()).toEqual([]);
  });

  it('is counted sixty times a minute from one address, beside its visits', async () => {
    // More than two minutes take, since one may end between two of them.
    for (let number = 0; number < 130; number += 1) expect((await step('seen')).error).toBeNull();
    const counted = Number((await stored())[0]?.visits);
    expect(counted).toBeGreaterThanOrEqual(60);
    expect(counted).toBeLessThanOrEqual(120);
    await step('seen', { from: '203.0.113.2' });
    expect((await stored())[0]?.visits).toBe(counted + 1);
    await db.sql('insert into public.stats_realtime default values');
    const { error } = await db.clients.anon
      .from('stats_realtime')
      .update({ web_visitors: 1 })
      .not('id', 'is', null)
      .setHeader('CF-Connecting-IP', '203.0.113.1');
    expect(error).toBeNull();
    expect(
      await db.sql(`select visits from private.visits_by_caller where counted = 'visit'`),
    ).toEqual([{ visits: 1 }]);
  });

  it('leaves nothing that tells of the visitor but the hash of a minute', async () => {
    await step('seen', { from: '203.0.113.77' });
    const columns = await db.sql(
      `select column_name as name from information_schema.columns
       where table_schema = 'private' and table_name = 'visit_steps' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual(['day', 'language', 'page', 'step', 'visits']);
    expect(JSON.stringify(await db.sql('table private.visits_by_caller'))).not.toContain('203.0');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'belongs to the office’s day, here in %s',
    async (zone) => {
      // These two zones are always on different days, so that one differs from UTC.
      await db.sql('update public.settings set time_zone = $1', [zone]);
      await step('seen');
      const day = new Intl.DateTimeFormat('sv', { timeZone: zone }).format();
      expect(await db.sql('select day::text from private.visit_steps')).toEqual([{ day }]);
      await db.sql('update public.settings set time_zone = default');
    },
  );

  it('removes figures older than thirteen months', async () => {
    await db.sql(
      `insert into private.visit_steps
       select (private.office_today() - interval '13 months')::date - ago, 'home', '${SOURCE_LANGUAGE}', 'seen', 9
       from generate_series(0, 1) as ago`,
    );
    await step('seen', { pages: ['blog'] });
    expect(
      await db.sql(
        `select page::text, day >= private.office_today() - interval '13 months' as kept
         from private.visit_steps as v order by v.page`,
      ),
    ).toEqual([
      { page: 'home', kept: true },
      { page: 'blog', kept: true },
    ]);
  });
});

describe('what visits led to', () => {
  const add = async (visits: number, reached: string, ago = 0, page = 'service') =>
    db.sql(
      `insert into private.visit_steps
       values (private.office_today() - $1::integer, $2::public.page_kind, '${OTHER}', $3::public.visit_step, $4)`,
      [ago, page, reached, visits],
    );

  it('is summed over the period, with one to four hidden and nothing between', async () => {
    await add(3, 'seen');
    await add(2, 'seen', 29);
    await add(100, 'seen', 30);
    await add(4, 'opened');
    await add(1, 'seen', 0, 'blog');
    expect(await outcomes()).toEqual([
      { page: 'service', language: OTHER, seen: 5, opened: null, sent: 0, booked: 0 },
      { page: 'blog', language: OTHER, seen: null, opened: 0, sent: 0, booked: 0 },
    ]);
    await add(7, 'sent', 364);
    await add(7, 'sent', 365);
    expect((await outcomes(365))?.[0]).toEqual({
      page: 'service',
      language: OTHER,
      seen: 105,
      opened: null,
      sent: 7,
      booked: 0,
    });
  });

  it('is told for 30 and 365 days only, since other periods would tell single days', async () => {
    for (const days of [0, 1, 29, 31, 366]) {
      const { error } = await db.clients.admin.rpc('visit_outcomes', { days });
      expect(error?.code, String(days)).toBe('22023');
    }
  });

  it.each(ROLES)('cannot be read or changed past its function, by %s', async (role) => {
    await add(9, 'seen');
    for (const schema of ['public', 'private']) {
      const rows = db.clients[role].schema(schema as 'public').from('visit_steps' as 'stats_daily');
      expect((await rows.select()).error, schema).not.toBeNull();
      expect((await rows.insert({ day: '2026-01-01' })).error, schema).not.toBeNull();
    }
    const { data } = await db.clients[role].rpc('visit_outcomes', { days: 30 });
    expect(data?.length ?? 0).toBe(role === 'editor' || role === 'admin' ? 1 : 0);
    expect(await db.sql('select visits from private.visit_steps')).toEqual([{ visits: 9 }]);
  });
});

it('the first count of a day starts a row of its own', async () => {
  await db.sql(
    `insert into private.visit_steps
     values (private.office_today() - 1, 'service', '${OTHER}', 'seen', 3)`,
  );
  await step('seen');
  expect(
    await db.sql('select day::text, visits from private.visit_steps order by day desc limit 1'),
  ).toEqual([{ day: await today(), visits: 1 }]);
});
