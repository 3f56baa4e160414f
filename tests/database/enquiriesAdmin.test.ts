import { beforeEach, describe, expect, it } from 'vitest';
import { embeddedJobs } from '../../server/programs/jobs';
import { type Row, useBackend, USERS } from '../support/backend';
import { insertEnquiry } from './enquiryRow';

const db = useBackend();
const id = (end: number) => `30000000-0000-4000-8000-${String(end).padStart(12, '0')}`;

const enquiry = (change: Row = {}) => insertEnquiry(db.sql, change);
const left = async () =>
  (await db.sql('select id from public.contact_surveys order by id')).map((row) => row.id);

beforeEach(async () => {
  await db.sql('truncate public.contact_surveys cascade');
  await db.sql('delete from public.survey_erasures');
  await db.sql('update public.settings set survey_retention_months = 12');
});

describe('the dashboard', () => {
  it('counts new enquiries, and those with a deadline', async () => {
    await enquiry({ urgency: 'deadline' });
    await enquiry({ status: 'closed' });
    expect((await db.clients.admin.rpc('dashboard')).data).toMatchObject({
      enquiries: { new: 1, urgent: 1 },
      work: { enquiries: [{ urgency: 'deadline' }], flagged: [] },
    });
  });
});

describe('a search', () => {
  it.each(['perez', 'ANA', '600 000 001', '600000001', '+34600', 'client.example', 'HERENCIA'])(
    'finds %j regardless of spelling and format',
    async (query) => {
      await enquiry({ id: id(1), phone: '+34 600-000-001', message: 'Una herencia en Dénia.' });
      await enquiry({
        id: id(2),
        name: 'Otro',
        email: 'x@y.example',
        message: 'Otra cosa distinta.',
      });
      const { data } = await db.clients.admin.rpc('search_surveys', { query });
      expect((data ?? []).map((row) => row.id)).toEqual([id(1)]);
    },
  );

  it.each(['%', '_', '\\', "' or true --"])('takes %j literally', async (query) => {
    await enquiry();
    const { data, error } = await db.clients.admin.rpc('search_surveys', { query });
    expect(error).toBeNull();
    expect(data).toEqual([]);
  });
});

describe('erasing a person', () => {
  beforeEach(async () => {
    await enquiry({ id: id(1), email: 'ana@client.example', phone: '+34 600 000 001' });
    await enquiry({ id: id(2), email: 'ANA@client.example' });
    await enquiry({ id: id(3), email: null, phone: '600.000.001', channel: 'call' });
    await enquiry({ id: id(4), email: 'other@client.example', phone: '600 000 002' });
  });

  it('lists what has their address or phone, and deletes what was chosen of it', async () => {
    const { admin } = db.clients;
    const shown = (await admin.rpc('surveys_of_person', { survey: id(1) })).data ?? [];
    expect(shown.map((row) => row.id).sort()).toEqual([id(1), id(2), id(3)]);
    const chosen = [id(1), id(3)];
    expect((await admin.rpc('erase_surveys', { surveys: chosen })).data).toBe(2);
    expect(await left()).toEqual([id(2), id(4)]);

    const { data } = await admin.rpc('survey_erasure_history');
    expect(data).toHaveLength(2);
    expect(data?.[0]).toMatchObject({ erased_by: 'admin@tests.example', reason: 'request' });
    const kept = JSON.stringify(await db.sql('select * from public.survey_erasures'));
    expect(kept).not.toMatch(/Ana|client\.example|600\D?000\D?001|contrato/);
  });

  it('matches by e-mail alone when there is no phone', async () => {
    const { data } = await db.clients.admin.rpc('surveys_of_person', { survey: id(4) });
    expect(data).toMatchObject([{ id: id(4), same_email: true }]);
  });

  it('deletes nothing for an enquiry that no longer exists', async () => {
    expect((await db.clients.admin.rpc('erase_surveys', { surveys: [id(9)] })).data).toBe(0);
    expect(await left()).toHaveLength(4);
  });

  it('is recorded for a plain delete too', async () => {
    await db.clients.admin.from('contact_surveys').delete().eq('id', id(4));
    expect(await db.sql('select erased_by, reason from public.survey_erasures')).toEqual([
      { erased_by: USERS.admin, reason: 'request' },
    ]);
  });
});

describe('erasing expired enquiries', () => {
  const ago = (months: number, days = 0) => {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() - months);
    return new Date(day.getTime() - days * 86_400_000).toISOString();
  };
  const retention = () =>
    embeddedJobs(db.backend, 'http://localhost:4173')
      .find(({ name }) => name === 'retention')
      ?.run();

  it('happens automatically twelve months after they came in, unless the person is a client', async () => {
    for (const [index, status] of ['new', 'contacted', 'closed', 'engaged'].entries()) {
      await enquiry({ id: id(index), status, created_at: ago(12, 1) });
    }
    await enquiry({ id: id(5), status: 'closed', created_at: ago(12, -3) });
    await retention();
    expect(await left()).toEqual([id(3), id(5)]);
    const { data } = await db.clients.admin.rpc('survey_erasure_history');
    expect(data).toHaveLength(3);
    expect(data?.[0]).toMatchObject({ reason: 'retention', erased_by: null });
    // Three years, as the notice says.
    const blocked = await db.sql(
      `select id from private.blocked_surveys
       where until = private.office_today() + interval '3 years' order by id`,
    );
    expect(blocked.map((row) => row.id)).toEqual([id(0), id(1), id(2)]);
    // The reason does not apply to the connection's next delete.
    await db.clients.admin.from('contact_surveys').delete().eq('id', id(5));
    const rows = await db.sql(
      `select count(*) from public.survey_erasures where reason = 'request'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('happens after thirty days to unanswered ones that are flagged as automatic', async () => {
    const automatic = { overflow: true, status: 'new', created_at: ago(0, 31) };
    await enquiry({ ...automatic, id: id(1) });
    await enquiry({ ...automatic, id: id(2), status: 'contacted' });
    await enquiry({ ...automatic, id: id(3), overflow: false });
    await enquiry({ ...automatic, id: id(4), created_at: ago(0, 29) });
    await retention();
    expect(await left()).toEqual([id(2), id(3), id(4)]);
    expect(await db.sql('select 1 from private.blocked_surveys')).toEqual([]);
  });

  it('can be done at once by an admin who has shortened the retention', async () => {
    await enquiry({ id: id(1), status: 'closed', created_at: ago(11) });
    await enquiry({ id: id(2), status: 'engaged', created_at: ago(11) });
    await enquiry({ id: id(3), status: 'new', created_at: ago(9) });
    const { admin } = db.clients;
    const expired = async () =>
      ((await admin.rpc('expired_surveys')).data ?? []).map((row) => row.id);
    expect(await expired()).toEqual([]);
    await admin.from('settings').update({ survey_retention_months: 10 }).eq('id', true);
    expect(await expired()).toEqual([id(1)]);
    expect((await admin.rpc('erase_expired_surveys')).data).toBe(1);
    expect(await left()).toEqual([id(2), id(3)]);
    const { data } = await admin.rpc('survey_erasure_history');
    expect(data?.[0]).toMatchObject({ reason: 'retention', erased_by: 'admin@tests.example' });
    await admin.from('contact_surveys').delete().eq('id', id(3));
    const rows = await db.sql('select reason from public.survey_erasures order by reason');
    expect(rows.map(({ reason }) => reason)).toEqual(['request', 'retention']);
  });

  it.each([0, 13, -1])('refuses a retention of %s months', async (months) => {
    const { error } = await db.clients.admin
      .from('settings')
      .update({ survey_retention_months: months })
      .eq('id', true);
    expect(error?.code).toBe('23514');
  });
});
