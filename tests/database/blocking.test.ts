import { beforeEach, describe, expect, it } from 'vitest';
import { useBackend } from '../support/backend';
import { insertEnquiry, NEXT_YEAR, runJob } from './enquiryRow';
import { uuid } from './matrix';

const db = useBackend();

const [ANA, BORIS, CLIENT] = [uuid(1), uuid(2), uuid(3)];

beforeEach(async () => {
  await db.sql(`insert into public.clients (name) values ('Carla Ruiz')`);
  for (const row of [
    { id: ANA, name: 'Ana Pérez', phone: '+34 600 000 001', opposing_party: 'Carla Ruiz' },
    { id: BORIS, name: 'Boris', email: 'boris@x.example', phone: '600 000 001' },
    { id: CLIENT, name: 'Carla Ruiz', phone: '600000001', status: 'engaged' },
  ]) {
    await insertEnquiry(db.sql, row);
  }
  await db.sql(
    `insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status)
     select $1, 'video', at, at + interval '1 hour', at + interval '1 hour', 'confirmed'
     from (select now() + interval '1 day' as at) as tomorrow`,
    [ANA],
  );
});

const block = (surveys: string[], more = {}) =>
  db.clients.admin.rpc('block_surveys', {
    surveys,
    why: 'Posible reclamación',
    last_day: NEXT_YEAR,
    ...more,
  });

const erase = (more: object) =>
  db.clients.admin.rpc('erase_surveys', { surveys: [ANA, CLIENT], ...more });

it.each([
  ['erasing', erase],
  ['blocking', (more: object) => block([ANA, CLIENT], more)],
])('%s whoever shares a phone takes no engagement along unless it is meant', async (_, call) => {
  expect((await call({})).error?.hint).toBe('engaged');
  expect((await call({ engaged_too: null })).error?.hint).toBe('engaged');
  expect((await call({ engaged_too: true })).data).toBe(2);
  expect(await db.sql('select id from public.contact_surveys')).toEqual([{ id: BORIS }]);
});

describe('a blocked enquiry', () => {
  beforeEach(async () => {
    expect((await block([ANA])).data).toBe(1);
  });

  it('is in no list, search, export, comparison, agenda, figure or mail', async () => {
    const { admin } = db.clients;
    for (const { data, error } of [
      await admin.from('contact_surveys').select('id').eq('id', ANA),
      await admin.rpc('search_surveys', { query: 'ana' }).eq('id', ANA),
      await admin.rpc('open_survey', { survey: ANA }),
      await admin.rpc('export_surveys', { surveys: [ANA] }),
      await admin.rpc('surveys_of_person', { survey: ANA }),
      await admin.from('appointments').select('id'),
      await admin.rpc('with_conflicts', { surveys: [CLIENT] }),
    ]) {
      expect(error).toBeNull();
      expect(data).toEqual([]);
    }
    expect(JSON.stringify((await admin.rpc('dashboard')).data)).not.toContain('Ana Pérez');
    for (const table of ['mail_outbox', 'names', 'answer_warnings']) {
      const found = db.sql(`select 1 from private.${table} where survey_id = $1`, [ANA]);
      expect(await found, table).toEqual([]);
    }
  });

  it('is destroyed by the nightly job after its last day, not on it', async () => {
    const left = async (until: string) => {
      await db.sql(`update private.blocked_surveys set until = ${until}`);
      await runJob(db, 'retention');
      return (await db.sql('select 1 from private.blocked_surveys')).length;
    };
    expect(await left('private.office_today()')).toBe(1);
    expect(await left('private.office_today() - 1')).toBe(0);
    const reasons = await db.sql('select reason from public.survey_erasures order by reason');
    expect(reasons).toEqual([{ reason: 'block_ended' }, { reason: 'blocked' }]);
  });
});
