/** Rights of the people whose data the firm has: requests, corrections, restriction, the end of a block. */
import { beforeEach, describe, expect, it } from 'vitest';
import { embeddedJobs } from '../../server/programs/jobs';
import { type Row, useBackend, USERS } from '../support/backend';
import { ENQUIRY } from './enquiryRow';
import { addPeople, ANA, BORIS } from './people';

const db = useBackend();

const REQUEST = {
  kind: 'access',
  name: 'Ana Pérez',
  contact: 'Ana@Client.example',
  channel: 'email',
  received_on: '2026-01-31',
  surveys: [ANA],
};

beforeEach(() => addPeople(db));

/** The newest line of the access log. */
const logged = async () =>
  (
    await db.sql(
      'select action, subjects, detail from private.access_log order by seq desc limit 1',
    )
  )[0];
const enquiry = async (id = ANA) =>
  (await db.sql('select * from public.contact_surveys where id = $1', [id]))[0];
const requests = () => db.clients.admin.from('rights_requests');
const night = () =>
  embeddedJobs(db.backend, 'http://localhost:4173')
    .find(({ name }) => name === 'retention')
    ?.run();

describe('a request', () => {
  beforeEach(async () => {
    expect((await requests().insert(REQUEST)).error).toBeNull();
  });
  /** Received so many days ago. */
  const receivedAgo = (days: number) =>
    db.sql(
      `update public.rights_requests set received_on = private.office_today() - $1::int where true`,
      [days],
    );
  const change = (columns: Row) => requests().update(columns).eq('name', 'Ana Pérez');

  it('is due after a month, on its last day where it is shorter, and is logged', async () => {
    const { data } = await requests()
      .select('due_on, created_by')
      .order('answered_on', { ascending: false })
      .order('due_on');
    expect(data).toEqual([{ due_on: '2026-02-28', created_by: USERS.admin }]);
    expect(await logged()).toEqual({
      action: 'rights',
      subjects: [ANA],
      detail: 'access received',
    });
  });

  it('can be made for somebody else, or withdraw a consent', async () => {
    for (const on_behalf of ['representative', 'guardian', 'heir']) {
      const row = { ...REQUEST, kind: 'withdrawal', on_behalf };
      expect((await requests().insert(row)).error).toBeNull();
    }
    expect((await requests().insert({ ...REQUEST, on_behalf: 'friend' })).error?.code).toBe(
      '23514',
    );
  });

  it('is extended once, by two months, for a reason and within the first month', async () => {
    await receivedAgo(40);
    expect((await change({ extension: 'Muchas solicitudes' })).error?.hint).toBe('late');
    await receivedAgo(5);
    expect((await change({ extension: 'Muchas solicitudes' })).error).toBeNull();
    const [kept] = await db.sql(
      `select due_on = (received_on + interval '3 months')::date as later,
         extended_on = private.office_today() as today from public.rights_requests`,
    );
    expect(kept).toEqual({ later: true, today: true });
    expect((await change({ extension: 'Otra vez' })).error?.hint).toBe('late');
    expect((await change({ extension: null })).error?.hint).toBe('late');
  });

  it('is answered by somebody, refused with a reason only, and then stays as it is', async () => {
    expect((await change({ outcome: 'refused' })).error?.code).toBe('23514');
    expect((await change({ outcome: 'granted', answered_on: '2999-01-01' })).error?.code).toBe(
      '23514',
    );
    expect((await change({ outcome: 'refused', answer: 'Infundada' })).error).toBeNull();
    const { data } = await requests().select('answered_by, answered_on, outcome');
    expect(data?.[0]).toMatchObject({ answered_by: USERS.admin, outcome: 'refused' });
    expect(data?.[0]?.answered_on).not.toBeNull();
    expect((await logged())?.detail).toBe('access refused');
    for (const columns of [{ answer: 'Otra' }, { outcome: null }, { identity: 'Otra' }]) {
      expect((await change(columns)).error?.hint).toBe('answered');
    }
  });

  it('is among what to do until it is answered, for admins', async () => {
    const rights = async (role: 'admin' | 'editor') =>
      ((await db.clients[role].rpc('dashboard')).data as unknown as { work: Row }).work.rights;
    expect(await rights('editor')).toBeNull();
    expect(await rights('admin')).toMatchObject([{ kind: 'access', dueOn: '2026-02-28' }]);
    await change({ outcome: 'granted' });
    expect(await rights('admin')).toEqual([]);
  });

  it('outlives the enquiry, and is destroyed three years after its answer', async () => {
    await db.clients.admin.rpc('erase_surveys', { surveys: [ANA] });
    await night();
    expect((await requests().select('name')).data).toEqual([{ name: 'Ana Pérez' }]);
    const answered = (day: string) =>
      db.sql(`update public.rights_requests set received_on = '2020-01-01', outcome = 'granted',
        answered_on = ${day} where true`);
    await answered(`private.office_today() - interval '3 years'`);
    await night();
    expect((await requests().select('name')).data).toHaveLength(1);
    await answered(`private.office_today() - interval '3 years' - interval '1 day'`);
    await night();
    expect((await requests().select('name')).data).toEqual([]);
  });
});

describe('a correction', () => {
  const correct = (changes: unknown, why: string | null = 'Se equivocó al escribir') =>
    db.clients.admin.rpc('correct_survey', { survey: ANA, changes, why });

  it('keeps the old value, who, when and why, and the log names the fields alone', async () => {
    expect((await correct({ email: 'ana@new.example', name: 'Ana Pérez' })).error).toBeNull();
    expect(await enquiry()).toMatchObject({
      email: 'ana@new.example',
      name: 'Ana Pérez',
      corrections: [
        {
          field: 'email',
          before: 'ana@client.example',
          after: 'ana@new.example',
          by: 'admin@tests.example',
          reason: 'Se equivocó al escribir',
        },
      ],
    });
    expect(await logged()).toEqual({
      action: 'rights',
      subjects: [ANA],
      detail: 'corrected email',
    });
    const { data } = await db.clients.admin.rpc('open_survey', { survey: ANA });
    expect(data?.[0]?.corrections).toHaveLength(1);
  });

  it('blocks the old value but for an authority, who is named in the log', async () => {
    await correct({ email: 'ana@new.example' });
    const { admin } = db.clients;
    const shown = await Promise.all([
      admin.rpc('open_survey', { survey: ANA }),
      admin.rpc('export_surveys', { surveys: [ANA] }),
      admin.rpc('person_data', { contact: 'ana@new.example' }),
    ]);
    for (const { data } of shown) {
      expect(JSON.stringify(data)).toContain('"after":"ana@new.example"');
      expect(JSON.stringify(data)).not.toContain(ENQUIRY.email);
    }
    const values = (asked_by: string) => admin.rpc('corrected_values', { survey: ANA, asked_by });
    expect((await values(' ')).error?.code).toBe('22023');
    expect((await values('Juzgado n.º 1')).data).toMatchObject([{ before: ENQUIRY.email }]);
    expect(await logged()).toEqual({
      action: 'opened',
      subjects: [ANA],
      // 'blocked: ' would be a permission to read the documents of a later block.
      detail: 'old values: Juzgado n.º 1',
    });
  });

  it('is what names are compared by', async () => {
    const conflicts = async () =>
      (await db.clients.admin.rpc('with_conflicts', { surveys: [ANA] })).data;
    expect(await conflicts()).toEqual([ANA]);
    await correct({ opposing_party: null });
    expect(await conflicts()).toEqual([]);
    await correct({ opposing_party: 'Carla Ruiz' });
    expect(await conflicts()).toEqual([ANA]);
  });

  it.each([
    ['without a reason', { name: 'Ana' }, null, '22023'],
    ['to an address that is none', { email: 'ana' }, 'Error', '23514'],
    ['by no object', ['email'], 'Error', '22023'],
  ])('is refused %s', async (_, changes, why, code) => {
    expect((await correct(changes, why)).error?.code).toBe(code);
    expect(await enquiry()).toMatchObject({ email: ENQUIRY.email, corrections: [] });
  });

  it('changes nothing that is not listed', async () => {
    await correct({ notes: 'Otra', status: 'closed', message: 'Otro mensaje del cliente' });
    expect(await enquiry()).toMatchObject({ notes: 'Difícil', status: 'new', corrections: [] });
  });
});

describe('a restricted enquiry', () => {
  const { limit, update } = {
    limit: (limited: boolean, why: string | null = 'Discute los datos') =>
      db.clients.admin.rpc('limit_survey', { survey: ANA, why, limited }),
    update: (columns: Row) =>
      db.clients.admin.from('contact_surveys').update(columns).eq('id', ANA),
  };
  beforeEach(async () => {
    expect((await limit(true)).error).toBeNull();
  });

  it('says since when and why, in the list too', async () => {
    expect((await logged())?.detail).toBe('limited: Discute los datos');
    const { data } = await db.clients.admin.rpc('search_surveys', { query: 'ana pérez' });
    expect(data?.[0]?.limited_on).not.toBeNull();
    expect(data?.[0]?.message_start).toBe('');
    expect(
      (await db.clients.admin.rpc('search_surveys', { query: ENQUIRY.message })).data,
    ).toHaveLength(1);
    expect(await enquiry()).toMatchObject({ limited_reason: 'Discute los datos' });
  });

  it.each([
    ['answered', () => db.clients.admin.rpc('record_reply', { survey: ANA, via: 'call' })],
    ['given another state', () => update({ status: 'contacted' })],
    ['deleted', () => db.clients.admin.from('contact_surveys').delete().eq('id', ANA)],
    ['erased', () => db.clients.admin.rpc('erase_surveys', { surveys: [ANA] })],
    [
      'blocked',
      () =>
        db.clients.admin.rpc('block_surveys', {
          surveys: [ANA],
          why: 'Reclamación',
          last_day: '2028-01-01',
        }),
    ],
  ])('is not %s', async (_, call) => {
    expect((await call()).error?.hint).toBe('limited');
    expect(await enquiry()).toMatchObject({ status: 'new' });
  });

  it('is neither compared, exported, warned of nor destroyed at night', async () => {
    const { admin } = db.clients;
    await db.sql(
      `update public.contact_surveys set created_at = now() - interval '5 years' where id = $1`,
      [ANA],
    );
    expect((await admin.rpc('with_conflicts', { surveys: [ANA] })).data).toEqual([]);
    expect((await admin.rpc('export_surveys', { surveys: [ANA, BORIS] })).data).toHaveLength(1);
    expect(
      (await db.sql('select id from private.unplanned_warnings()')).map(({ id }) => id),
    ).toEqual([BORIS]);
    await night();
    expect(await enquiry()).toBeDefined();
  });

  it('can be noted, opened and corrected, and is as before once that is lifted', async () => {
    expect((await update({ notes: 'Llamar' })).error).toBeNull();
    expect((await update({ opened_at: '2026-01-01' })).error).toBeNull();
    expect((await limit(false, '')).error?.code).toBe('22023');
    expect((await limit(false, 'Era correcto')).error).toBeNull();
    expect((await logged())?.detail).toBe('lifted: Era correcto');
    expect((await update({ status: 'contacted' })).error).toBeNull();
    expect((await db.clients.admin.rpc('with_conflicts', { surveys: [ANA] })).data).toEqual([ANA]);
  });
});

describe('the end of a block', () => {
  const block = () =>
    db.clients.admin.rpc('block_surveys', {
      surveys: [ANA],
      why: 'Posible reclamación',
      last_day: '2028-06-01',
    });
  const change = (args: Row) =>
    db.clients.admin.rpc('change_block', { survey: ANA, why: 'Se pidió por error', ...args });
  const mails = () => db.sql('select kind, survey_id from private.mail_outbox');

  it('is put off, to a later day only, for a reason that is logged', async () => {
    await block();
    for (const last_day of ['2028-06-01', '2999-01-01']) {
      expect((await change({ last_day })).error?.code).toBe('22023');
    }
    expect((await change({ last_day: '2029-06-01', why: ' ' })).error?.code).toBe('22023');
    expect((await change({ last_day: '2029-06-01' })).error).toBeNull();
    expect((await db.clients.admin.rpc('blocked_list')).data?.[0]?.until).toBe('2029-06-01');
    expect((await logged())?.detail).toBe('block extended 2029-06-01: Se pidió por error');
    // An archive from before is put off too.
    const { data: register } = await db.clients.admin.rpc('erasure_register');
    await db.sql(`update private.blocked_surveys set until = '2028-06-01' where true`);
    await db.sql('select private.repeat_erasures($1)', [register]);
    expect((await db.clients.admin.rpc('blocked_list')).data?.[0]?.until).toBe('2029-06-01');
  });

  it('brings the enquiry back as it was, sends nothing and is no erasure any more', async () => {
    await db.sql(
      `insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status)
       select $1, 'video', at, at + interval '1 hour', at + interval '1 hour', 'confirmed'
       from unnest(array[now() - interval '1 day', now() + interval '1 day']) as at`,
      [ANA],
    );
    await db.sql(
      `insert into private.replies (id, survey_id, subject, body, answers, sent_at, created_at)
       values ($1, $1, 'Su consulta', 'Buenos días', true, now(), '2026-01-02')`,
      [ANA],
    );
    await db.sql(
      `insert into private.documents (id, survey_id, name, type, parts, size, completed_at)
       values ($1, $1, 'a.pdf', 'application/pdf', 1, 6, now())`,
      [ANA],
    );
    await db.sql(`insert into private.document_parts values ($1, 0, '%PDF-1')`, [ANA]);
    const belongings = () =>
      Promise.all(
        ['replies', 'documents', 'document_parts'].map((table) => db.sql(`table private.${table}`)),
      );
    const kept = await belongings();
    const before = await enquiry();
    await block();
    const queued = await mails();
    expect((await change({})).error).toBeNull();
    expect(await belongings()).toEqual(kept);
    const after = await enquiry();
    const changed = Object.keys(after ?? {}).filter(
      (name) => JSON.stringify(after?.[name]) !== JSON.stringify(before?.[name]),
    );
    // Its appointment to come is cancelled, so it came last when the other one was.
    expect(changed.sort()).toEqual(['appointment_at', 'updated_at']);
    expect(await db.sql('select status from public.appointments order by starts_at')).toEqual([
      { status: 'confirmed' },
      { status: 'cancelled' },
    ]);
    expect(await mails()).toEqual(queued);
    expect((await db.clients.admin.rpc('blocked_list')).data).toEqual([]);
    expect((await db.clients.admin.rpc('erasure_register')).data).toMatchObject({ surveys: [] });
    expect((await db.clients.admin.rpc('with_conflicts', { surveys: [ANA] })).data).toEqual([ANA]);
  });
});
