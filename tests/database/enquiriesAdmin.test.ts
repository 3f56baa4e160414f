import { beforeEach, describe, expect, it } from 'vitest';
import { dashboardLines, type Row, useBackend, USERS } from '../support/backend';
import { insertEnquiry, runJob } from './enquiryRow';

const db = useBackend();
const id = (end: number) => `30000000-0000-4000-8000-${String(end).padStart(12, '0')}`;

const enquiry = (change: Row = {}) => insertEnquiry(db.sql, change);
const left = async () =>
  (await db.sql('select id from public.contact_surveys order by id')).map((row) => row.id);
const erasures = () => db.sql('select erased_by, reason from public.survey_erasures');

beforeEach(async () => {
  await db.sql('truncate public.contact_surveys, private.mail_outbox cascade');
  await db.sql('delete from public.survey_erasures');
  await db.sql('update public.settings set survey_retention_months = 12');
});

it('a search finds enquiries regardless of spelling and format, and takes marks literally', async () => {
  await enquiry({ id: id(1), phone: '+34 600-000-001', message: 'Una herencia en Dénia.' });
  await enquiry({ id: id(2), name: 'Otro', email: 'x@y.example', message: 'Otra cosa distinta.' });
  const found = async (query: string) => {
    const { data } = await db.clients.admin.rpc('search_surveys', { query }).throwOnError();
    return data.map((row) => row.id);
  };
  for (const query of ['perez', '600 000 001', '+34600', 'client.example', 'HERENCIA']) {
    expect.soft(await found(query), query).toEqual([id(1)]);
  }
  for (const query of ['%', '_', '\\', "' or true --"]) {
    expect.soft(await found(query), query).toEqual([]);
  }
});

it('erasing a person lists what has their address or phone, and deletes what was chosen of it', async () => {
  await enquiry({ id: id(1), email: 'ana@client.example', phone: '+34 600 000 001' });
  await enquiry({ id: id(2), email: 'ANA@client.example' });
  await enquiry({ id: id(3), email: null, phone: '600.000.001', channel: 'call' });
  await enquiry({ id: id(4), email: 'other@client.example', phone: '600 000 002' });
  const { admin } = db.clients;
  const shown = (await admin.rpc('surveys_of_person', { survey: id(1) })).data ?? [];
  expect(shown.map((row) => row.id).sort()).toEqual([id(1), id(2), id(3)]);
  const { data: erased } = await admin.rpc('erase_surveys', { surveys: [id(1), id(3), id(9)] });
  expect(erased).toBe(2);
  expect(await left()).toEqual([id(2), id(4)]);
  const recorded = { erased_by: USERS.admin, reason: 'request' };
  expect(await erasures()).toMatchObject([recorded, recorded]);
  const kept = JSON.stringify(await db.sql('select * from public.survey_erasures'));
  expect(kept).not.toMatch(/Ana|client\.example|600\D?000\D?001|contrato/);
});

describe('erasing expired enquiries', () => {
  const ago = (months: number, days = 0) => {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() - months);
    return new Date(day.getTime() - days * 86_400_000).toISOString();
  };
  const retention = () => runJob(db, 'retention');

  it('happens automatically twelve months after they came in, unless the person is a client', async () => {
    for (const [index, status] of ['new', 'contacted', 'closed', 'engaged'].entries()) {
      await enquiry({ id: id(index), status, created_at: ago(12, 1) });
    }
    await enquiry({ id: id(5), status: 'closed', created_at: ago(12, -3) });
    await retention();
    expect(await left()).toEqual([id(3), id(5)]);
    const recorded = { reason: 'retention', erased_by: null };
    expect(await erasures()).toMatchObject([recorded, recorded, recorded]);
    // Three years, as the notice says.
    const blocked = await db.sql(
      `select id from private.blocked_surveys
       where until = private.office_today() + interval '3 years' order by id`,
    );
    expect(blocked.map((row) => row.id)).toEqual([id(0), id(1), id(2)]);
    // The reason does not apply to the connection's next delete.
    await db.clients.admin.from('contact_surveys').delete().eq('id', id(5));
    expect((await erasures()).filter(({ reason }) => reason === 'request')).toHaveLength(1);
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

  it('happens earlier where an admin has shortened the retention, to a month at least', async () => {
    await enquiry({ id: id(1), status: 'closed', created_at: ago(11) });
    await enquiry({ id: id(2), status: 'engaged', created_at: ago(11) });
    await enquiry({ id: id(3), status: 'new', created_at: ago(9) });
    const { admin } = db.clients;
    const keepFor = async (survey_retention_months: number) =>
      (await admin.from('settings').update({ survey_retention_months }).eq('id', true)).error?.code;
    for (const months of [0, 13]) expect(await keepFor(months)).toBe('23514');
    expect((await admin.rpc('expired_surveys')).data).toBe(0);
    expect(await keepFor(10)).toBeUndefined();
    await retention();
    expect(await left()).toEqual([id(2), id(3)]);
  });
});

const survey = async (id: string) =>
  (await db.sql('select * from public.contact_surveys where id = $1', [id]))[0];
const change = (id: string, patch: Row) =>
  db.clients.admin.from('contact_surveys').update(patch).eq('id', id).select('id');
const some: unknown = expect.anything();

it('an enquiry is not answered by closing it, keeps its answer, and loses it as a new one', async () => {
  const id = await enquiry();
  await change(id, { status: 'closed', answered_via: 'email' });
  expect(await survey(id)).toMatchObject({ answered_at: null, answered_via: null });
  await change(id, { status: 'contacted', answered_via: 'call' });
  const answered_at = (await survey(id))?.answered_at;
  expect(answered_at).toEqual(some);
  for (const status of ['closed', 'contacted']) await change(id, { status });
  expect(await survey(id)).toMatchObject({ answered_at, answered_via: 'call' });
  await change(id, { status: 'new' });
  expect(await survey(id)).toMatchObject({ answered_at: null, answered_via: null });
});

it('an enquiry goes to nobody who may not read it, and to nobody once the person has left', async () => {
  const id = await enquiry();
  const { error } = await change(id, { assigned_to: USERS.editor });
  expect(error?.code).toBe('23514');
  await db.sql(`update public.staff set role = 'admin' where user_id = $1`, [USERS.editor]);
  await change(id, { assigned_to: USERS.editor });
  await db.sql('delete from public.staff where user_id = $1', [USERS.editor]);
  expect(await survey(id)).toMatchObject({ assigned_to: null });
});

describe('a conflict of interest', () => {
  const settle = (id: string, outcome: string | null) =>
    db.clients.admin.rpc('settle_conflict', { survey: id, outcome: outcome as string });

  it('is settled by name and time, which only the database writes', async () => {
    const id = await enquiry();
    await db.clients.admin.rpc('name_staff', { person: USERS.admin, new_name: ' Ana Vidal ' });
    await settle(id, 'none');
    const settled = { conflict: 'none', conflict_by: 'Ana Vidal', conflict_at: some };
    expect(await survey(id)).toMatchObject(settled);
    await settle(id, null);
    expect(await survey(id)).toMatchObject({ conflict: null, conflict_by: null });
    const { data } = await db.clients.admin.rpc('survey_history', { survey: id });
    const lines = data?.filter(({ action }) => action === 'conflict');
    expect(lines?.map(({ detail }) => detail)).toEqual(['open', 'none']);
  });

  it('keeps from engaging somebody until it is settled, and for good where it was refused', async () => {
    await db.clients.admin.rpc('import_clients', { names: ['Taras Shevchenko'], replacing: true });
    const id = await enquiry({ opposing_party: 'Тарас Шевченко' });
    const engage = async (survey = id) => (await change(survey, { status: 'engaged' })).error?.hint;
    expect(await engage()).toBe('conflict_open');
    await settle(id, 'refused');
    expect(await engage()).toBe('conflict_open');
    await change(id, { status: 'contacted' });
    await settle(id, 'none');
    expect(await engage()).toBeUndefined();
    expect(await engage(await enquiry())).toBeUndefined();
  });
});

it('enquiries come back to what to do on the day that was chosen, an engagement after a year', async () => {
  const id = await enquiry();
  await change(id, { status: 'engaged' });
  const [days] = await db.sql(
    `select d::text as today, (d + 1)::text as tomorrow, (d + interval '1 year')::date::text as year
     from private.office_today() as d`,
  );
  expect(await survey(id)).toMatchObject({ follow_up_on: days?.year });
  await enquiry({ status: 'contacted', name: 'Hoy', follow_up_on: days?.today });
  await enquiry({ name: 'Mañana', follow_up_on: days?.tomorrow });
  expect(await dashboardLines(db.clients.admin, 'followUp')).toMatchObject([{ name: 'Hoy' }]);
});

it('mails go nowhere if the last one was only printed, or if nobody takes them', async () => {
  const health = async () => (await db.clients.admin.rpc('mail_health')).data as unknown as Row;
  const request = async () => (await db.clients.admin.rpc('request_test_mail')).error?.hint;
  // A test to whom asks for it, one a minute.
  expect([await request(), await request()]).toEqual([undefined, 'too_soon']);
  expect(await health()).toMatchObject({ nowhere: false, waiting: 1, sent: null, failed: null });
  await db.sql(`update private.mail_outbox set due_at = now() - interval '11 minutes'`);
  expect(await health()).toMatchObject({ nowhere: true });
  expect(await dashboardLines(db.clients.admin, 'nowhere')).toHaveLength(1);
  const [{ claim } = {}] = await db.sql('select public.claim_mails() as claim');
  const [mail] = (claim as { mails: Row[] }).mails;
  expect(mail).toMatchObject({ kind: 'test', recipient: 'admin@tests.example', credentials: null });
  await db.sql(`select public.record_mail_result($1, 1, 'smtp 451')`, [mail?.id]);
  const failed = { kind: 'test', problem: 'smtp 451' };
  expect(await health()).toMatchObject({ nowhere: false, failed, test: { sent: null } });
  await db.sql('select public.record_mail_result($1, 1, printed => true)', [mail?.id]);
  expect(await health()).toMatchObject({ nowhere: true, waiting: 0, sent: null, failed: null });
  await db.sql('update private.mail_outbox set printed = false');
  expect(await health()).toMatchObject({ nowhere: false, sent: { kind: 'test' } });
});

it('an editor names nobody else', async () => {
  const name = (person: string) => db.clients.editor.rpc('name_staff', { person, new_name: 'Eva' });
  expect((await name(USERS.editor)).error).toBeNull();
  expect((await name(USERS.admin)).error?.code).toBe('42501');
});
