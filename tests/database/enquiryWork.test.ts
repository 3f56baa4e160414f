import { beforeEach, describe, expect, it } from 'vitest';
import type { Work } from '../../src/features/admin/dashboard/queries';
import { type Row, useBackend, USERS } from '../support/backend';
import { insertEnquiry } from './enquiryRow';

const db = useBackend();

const add = (change: Row = {}) => insertEnquiry(db.sql, change);

const survey = async (id: string) =>
  (await db.sql('select * from public.contact_surveys where id = $1', [id]))[0];

const change = (id: string, patch: Row) =>
  db.clients.admin.from('contact_surveys').update(patch).eq('id', id).select('id');

const history = async (id: string) =>
  (await db.clients.admin.rpc('survey_history', { survey: id })).data as
    | { action: string; detail: string; who: string }[]
    | null;

async function work(): Promise<Work> {
  const { data } = await db.clients.admin.rpc('dashboard');
  return (data as unknown as { work: Work }).work;
}

beforeEach(async () => {
  await db.sql('truncate public.contact_surveys, private.mail_outbox cascade');
});

describe('an enquiry that is closed', () => {
  it('was not answered if it was new, until somebody answers it after all', async () => {
    const id = await add();
    await change(id, { status: 'closed', answered_via: 'email' });
    expect(await survey(id)).toMatchObject({ answered_at: null, answered_via: null });
    await change(id, { status: 'contacted', answered_via: 'call' });
    expect(await survey(id)).toMatchObject({
      answered_at: expect.anything() as unknown,
      answered_via: 'call',
    });
  });

  it('keeps its answer if it had one, also when it is opened again', async () => {
    const id = await add();
    await change(id, { status: 'contacted', answered_via: 'call' });
    const before = await survey(id);
    await change(id, { status: 'closed' });
    await change(id, { status: 'contacted' });
    expect(await survey(id)).toMatchObject({
      answered_at: before?.answered_at,
      answered_via: 'call',
    });
    await change(id, { status: 'new' });
    expect(await survey(id)).toMatchObject({ answered_at: null, answered_via: null });
  });
});

describe('several enquiries at once', () => {
  it('become contacted only where they are new, and are given to somebody', async () => {
    const [fresh, engaged] = [await add(), await add({ status: 'engaged' })];
    const both = { surveys: [fresh, engaged] };
    const answered = await db.clients.admin.rpc('change_surveys', {
      ...both,
      change: { status: 'contacted' },
    });
    expect(answered.data).toEqual([fresh]);
    expect(await survey(fresh)).toMatchObject({ status: 'contacted' });
    expect(await survey(engaged)).toMatchObject({ status: 'engaged' });
    const given = await db.clients.admin.rpc('change_surveys', {
      ...both,
      change: { assigned_to: USERS.admin },
    });
    expect(given.data).toHaveLength(2);
    await db.clients.admin.rpc('change_surveys', { ...both, change: { assigned_to: null } });
    expect(await survey(fresh)).toMatchObject({ assigned_to: null, status: 'contacted' });
  });

  it('go to nobody who may not read them, and to nobody once the person has left', async () => {
    const id = await add();
    const { error } = await change(id, { assigned_to: USERS.editor });
    expect(error?.code).toBe('23514');
    await db.sql(`update public.staff set role = 'admin' where user_id = $1`, [USERS.editor]);
    await change(id, { assigned_to: USERS.editor });
    await db.sql('delete from public.staff where user_id = $1', [USERS.editor]);
    expect(await survey(id)).toMatchObject({ assigned_to: null });
  });
});

describe('a conflict of interest', () => {
  const settle = (id: string, outcome: string | null) =>
    db.clients.admin.rpc('settle_conflict', { survey: id, outcome: outcome as string });

  it('is settled by name and time, which only the database writes', async () => {
    const id = await add();
    await db.clients.admin.rpc('name_staff', { person: USERS.admin, new_name: ' Ana Vidal ' });
    await settle(id, 'none');
    expect(await survey(id)).toMatchObject({
      conflict: 'none',
      conflict_by: 'Ana Vidal',
      conflict_at: expect.anything() as unknown,
    });
    await settle(id, 'none');
    await settle(id, 'refused');
    await settle(id, null);
    expect(await survey(id)).toMatchObject({ conflict: null, conflict_by: null });
    const lines = (await history(id))?.filter(({ action }) => action === 'conflict');
    expect(lines?.map(({ detail, who }) => [detail, who])).toEqual([
      ['open', 'Ana Vidal'],
      ['refused', 'Ana Vidal'],
      ['none', 'Ana Vidal'],
    ]);
    for (const column of ['conflict', 'conflict_by', 'conflict_at']) {
      const { error } = await change(id, { [column]: null });
      expect(error?.code, column).toBe('42501');
    }
    expect((await settle(id, 'perhaps')).error?.code).toBe('23514');
  });

  it('keeps from engaging somebody until it is settled, and for good where it was refused', async () => {
    await db.clients.admin.rpc('import_clients', { names: ['Taras Shevchenko'], replacing: true });
    const id = await add({ opposing_party: 'Тарас Шевченко' });
    const engage = async () => (await change(id, { status: 'engaged' })).error?.hint;
    expect(await engage()).toBe('conflict_open');
    await settle(id, 'refused');
    expect(await engage()).toBe('conflict_open');
    await change(id, { status: 'contacted' });
    await settle(id, 'none');
    expect(await engage()).toBeUndefined();
    const other = await add();
    expect((await change(other, { status: 'engaged' })).error).toBeNull();
  });
});

describe('what to do today', () => {
  it('comes back to an engagement after a year, or on the day that was chosen', async () => {
    const [new_, chosen] = [await add(), await add({ follow_up_on: '2030-01-01' })];
    for (const id of [new_, chosen]) await change(id, { status: 'engaged' });
    const [day] = await db.sql(
      `select (private.office_today() + interval '1 year')::date::text as day`,
    );
    expect((await survey(new_))?.follow_up_on).toBe(day?.day);
    expect((await survey(chosen))?.follow_up_on).toBe('2030-01-01');
    await change(new_, { follow_up_on: null });
    expect((await survey(new_))?.follow_up_on).toBeNull();
  });

  it('has the enquiries to look at again from their day on', async () => {
    const today = await add({ status: 'contacted', name: 'Hoy' });
    const later = await add({ name: 'Mañana' });
    await db.sql(
      'update public.contact_surveys set follow_up_on = private.office_today() where id = $1',
      [today],
    );
    await db.sql(
      'update public.contact_surveys set follow_up_on = private.office_today() + 1 where id = $1',
      [later],
    );
    expect((await work()).followUps?.map(({ name }) => name)).toEqual(['Hoy']);
  });
});

describe('the mails', () => {
  const health = async () => (await db.clients.admin.rpc('mail_health')).data as unknown as Row;
  const claim = async () => {
    const [row] = await db.sql('select public.claim_mails() as claim');
    return (row?.claim as { mails: Row[] } | undefined)?.mails ?? [];
  };

  it('include a test to whom asks for it, one a minute', async () => {
    expect((await db.clients.admin.rpc('request_test_mail')).error).toBeNull();
    expect((await db.clients.admin.rpc('request_test_mail')).error?.hint).toBe('too_soon');
    const [mail] = await claim();
    expect(mail).toMatchObject({
      kind: 'test',
      recipient: 'admin@tests.example',
      credentials: null,
    });
  });

  it('go nowhere if the last one was only printed, or if nobody takes them', async () => {
    await db.clients.admin.rpc('request_test_mail');
    expect(await health()).toMatchObject({ nowhere: false, waiting: 1, sent: null, failed: null });
    await db.sql(`update private.mail_outbox set due_at = now() - interval '11 minutes'`);
    expect(await health()).toMatchObject({ nowhere: true });
    expect((await work()).mailsGoNowhere).toBe(true);
    const [mail] = await claim();
    await db.sql(`select public.record_mail_result($1, 1, 'smtp 451')`, [mail?.id]);
    expect(await health()).toMatchObject({
      nowhere: false,
      failed: { kind: 'test', problem: 'smtp 451' },
      test: { sent: null },
    });
    await db.sql('select public.record_mail_result($1, 1, printed => true)', [mail?.id]);
    expect(await health()).toMatchObject({ nowhere: true, waiting: 0, sent: null, failed: null });
    await db.sql('update private.mail_outbox set printed = false');
    expect(await health()).toMatchObject({ nowhere: false, sent: { kind: 'test' } });
  });
});

describe('the name of a member of staff', () => {
  it('is given by the person, or by an admin to anybody', async () => {
    const name = (role: 'admin' | 'editor', person: string) =>
      db.clients[role].rpc('name_staff', { person, new_name: 'Eva' });
    expect((await name('editor', USERS.editor)).error).toBeNull();
    expect((await name('editor', USERS.admin)).error?.code).toBe('42501');
    expect((await name('admin', USERS.editor)).error).toBeNull();
  });
});
