import { beforeEach, describe, expect, it } from 'vitest';
import { embeddedJobs } from '../../server/programs/jobs';
import { ROLES, type Row, useBackend, USERS } from '../support/backend';
import { ENQUIRY } from './matrix';

const db = useBackend();
const REFUSED = '42501';
const OTHERS = ROLES.filter((role) => role !== 'admin');
const id = (end: number) => `30000000-0000-4000-8000-${String(end).padStart(12, '0')}`;

/** Inserts an enquiry in a later state, as the owner. */
async function enquiry(change: Row = {}) {
  const row: Row = { ...ENQUIRY, ...change };
  const names = Object.keys(row);
  await db.sql(
    `insert into public.contact_surveys (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
}
const left = async () =>
  (await db.sql('select id from public.contact_surveys order by id')).map((row) => row.id);

beforeEach(async () => {
  await db.sql('truncate public.contact_surveys cascade');
  await db.sql('delete from public.survey_erasures');
  await db.sql('update public.settings set survey_retention_months = 12');
});

describe.each(OTHERS)('%s', (role) => {
  beforeEach(async () => {
    await enquiry({ id: id(1), status: 'closed', created_at: '2020-01-01' });
    await db.sql(
      `insert into public.survey_erasures (erased_by, received_on, reason) values ($1, '2026-01-01', 'request')`,
      [USERS.admin],
    );
  });

  it.each<[string, Row]>([
    ['search_surveys', { query: 'Ana' }],
    ['search_surveys', { query: '' }],
    ['surveys_of_person', { survey: id(1) }],
    ['expired_surveys', {}],
    ['survey_erasure_history', {}],
    ['staff_members', {}],
  ])('gets nothing from %s(%j)', async (name, args) => {
    const { data } = await db.clients[role].rpc(name, args);
    expect(data ?? []).toEqual([]);
    const { count } = await db.clients[role].rpc(name, args, { count: 'exact', head: true });
    expect(count ?? 0).toBe(0);
  });

  it('reads and counts no enquiry, setting or erasure', async () => {
    for (const table of ['contact_surveys', 'settings', 'survey_erasures']) {
      const { data } = await db.clients[role].from(table).select();
      expect(data ?? []).toEqual([]);
      const { count } = await db.clients[role]
        .from(table)
        .select('*', { count: 'exact', head: true });
      expect(count ?? 0).toBe(0);
    }
  });

  it('reads none embedded in another table', async () => {
    for (const table of ['staff', 'language_settings', 'testimonials', 'blog_posts', 'settings']) {
      for (const embedded of ['contact_surveys', 'survey_erasures']) {
        const { data, error } = await db.clients[role].from(table).select(`*, ${embedded}(*)`);
        expect(error, `${table} > ${embedded}`).not.toBeNull();
        expect(data).toBeNull();
      }
    }
  });

  it.each<[string, Row]>([
    ['erase_surveys', { surveys: [id(1)] }],
    ['erase_expired_surveys', {}],
    ['invite_staff', { email: 'new@tests.example', role: 'admin' }],
  ])('may not call %s(%j)', async (name, args) => {
    const { error } = await db.clients[role].rpc(name, args);
    expect(error?.code).toBe(REFUSED);
    expect(await left()).toEqual([id(1)]);
    expect(await db.sql(`select id from auth.users where email = 'new@tests.example'`)).toEqual([]);
  });

  it('cannot update or delete anything directly', async () => {
    const client = db.clients[role];
    await client.from('contact_surveys').update({ status: 'new' }).eq('id', id(1));
    await client.from('contact_surveys').delete().eq('id', id(1));
    await client.from('settings').update({ survey_retention_months: 1 }).eq('id', true);
    await client.from('survey_erasures').delete().not('id', 'is', null);
    await client.from('language_settings').upsert({
      language_code: 'fr',
      language_name: 'X',
      is_active: false,
      is_default: false,
    });
    expect(await db.sql('select status from public.contact_surveys')).toEqual([
      { status: 'closed' },
    ]);
    expect(await db.sql('select survey_retention_months as months from public.settings')).toEqual([
      { months: 12 },
    ]);
    expect(await db.sql('select reason from public.survey_erasures')).toHaveLength(1);
    expect(
      await db.sql(`select 1 from public.language_settings where language_name = 'X'`),
    ).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('shows enquiries to admins, the rest to editors, and nothing to anybody else', async () => {
    await enquiry({ urgency: 'deadline' });
    await enquiry({ status: 'closed' });
    const figures = async (role: (typeof ROLES)[number]) =>
      (await db.clients[role].rpc('dashboard')).data as unknown;
    expect(await figures('admin')).toMatchObject({
      enquiries: { new: 1, urgent: 1 },
      work: { enquiries: [{ urgency: 'deadline' }], flagged: [] },
    });
    expect(await figures('editor')).toMatchObject({
      enquiries: null,
      posts: { published: 0 },
      work: { enquiries: null, flagged: null, mails: null },
    });
    expect(await figures('visitor')).toBeNull();
    expect(await figures('anon')).toBeNull();
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

  it('is recorded for a plain delete too, in a record that nobody can change', async () => {
    const { admin } = db.clients;
    await admin.from('contact_surveys').delete().eq('id', id(4));
    expect(await db.sql('select erased_by, reason from public.survey_erasures')).toEqual([
      { erased_by: USERS.admin, reason: 'request' },
    ]);
    await admin.from('survey_erasures').delete().not('id', 'is', null);
    await admin.from('survey_erasures').update({ reason: 'retention' }).not('id', 'is', null);
    const { error } = await admin
      .from('survey_erasures')
      .insert({ received_on: '2026-01-01', reason: 'request' });
    expect(error?.code).toBe(REFUSED);
    expect(await db.sql('select reason from public.survey_erasures')).toEqual([
      { reason: 'request' },
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
