/**
 * Rights of the people whose data the firm has: requests, corrections, restriction, the end of a
 * block, the consent to sensitive data, and all that is held about one person.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { dashboardLines, type Row, useBackend, USERS } from '../support/backend';
import { ENQUIRY, insertEnquiry, lastLogged, LATER, NEXT_YEAR, runJob } from './enquiryRow';
import { uuid } from './matrix';
import { SOURCE_LANGUAGE } from '@/site/languages';

const db = useBackend();
const [ANA, BORIS] = [uuid(1), uuid(2)];

const REQUEST = {
  ...{ kind: 'access', name: 'Ana Pérez', contact: 'Ana@Client.example', channel: 'email' },
  ...{ received_on: '2026-01-31', surveys: [ANA] },
};

/** Two people who share a phone; the first is against a client. */
beforeEach(async () => {
  await db.sql(`insert into public.clients (name) values ('Carla Ruiz')`);
  for (const row of [
    { id: ANA, phone: '+34 600 000 001', opposing_party: 'Carla Ruiz', notes: 'Difícil' },
    { id: BORIS, name: 'Boris', email: 'boris@x.example', phone: '600 000 001' },
  ]) {
    await insertEnquiry(db.sql, row);
  }
});

const logged = () => lastLogged(db);
const enquiry = async (id = ANA) =>
  (await db.sql('select * from public.contact_surveys where id = $1', [id]))[0];
const requests = () => db.clients.admin.from('rights_requests');
const conflicts = async () =>
  (await db.clients.admin.rpc('with_conflicts', { surveys: [ANA] })).data;
const block = () =>
  db.clients.admin.rpc('block_surveys', {
    ...{ surveys: [ANA], why: 'Posible reclamación', last_day: NEXT_YEAR },
  });
const night = () => runJob(db, 'retention');

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
  const change = async (columns: Row) =>
    (await requests().update(columns).eq('name', 'Ana Pérez')).error;

  it('is due after a month, on its last day where it is shorter, and is logged', async () => {
    const { data } = await requests().select('due_on, created_by');
    expect(data).toEqual([{ due_on: '2026-02-28', created_by: USERS.admin }]);
    const detail = 'access received';
    expect(await logged()).toEqual({ action: 'rights', subjects: [ANA], detail });
  });

  it('is extended once, by two months, for a reason and within the first month', async () => {
    await receivedAgo(40);
    expect((await change({ extension: 'Muchas solicitudes' }))?.hint).toBe('late');
    await receivedAgo(5);
    expect(await change({ extension: 'Muchas solicitudes' })).toBeNull();
    const [kept] = await db.sql(
      `select due_on = (received_on + interval '3 months')::date as later,
         extended_on = private.office_today() as today from public.rights_requests`,
    );
    expect(kept).toEqual({ later: true, today: true });
    expect((await change({ extension: 'Otra vez' }))?.hint).toBe('late');
  });

  it('is answered by somebody, refused with a reason only, and then stays as it is', async () => {
    const rights = () => dashboardLines(db.clients.admin, 'rights');
    expect(await rights()).toMatchObject([{ detail: 'access', day: '2026-02-28' }]);
    expect((await change({ outcome: 'refused' }))?.code).toBe('23514');
    expect(await change({ outcome: 'refused', answer: 'Infundada' })).toBeNull();
    expect(await rights()).toEqual([]);
    const { data } = await requests().select('answered_by, answered_on, outcome');
    const answered_on: unknown = expect.any(String);
    expect(data).toEqual([{ answered_by: USERS.admin, outcome: 'refused', answered_on }]);
    expect((await logged())?.detail).toBe('access refused');
    expect((await change({ outcome: null }))?.hint).toBe('answered');
  });

  it('outlives the enquiry, and is destroyed three years after its answer', async () => {
    const left = async () => {
      await night();
      return (await requests().select('name')).data;
    };
    await db.clients.admin.rpc('erase_surveys', { surveys: [ANA] });
    expect(await left()).toEqual([{ name: 'Ana Pérez' }]);
    const answered = (day: string) =>
      db.sql(`update public.rights_requests set received_on = '2020-01-01', outcome = 'granted',
        answered_on = ${day} where true`);
    await answered(`private.office_today() - interval '3 years'`);
    expect(await left()).toHaveLength(1);
    await answered(`private.office_today() - interval '3 years' - interval '1 day'`);
    expect(await left()).toEqual([]);
  });
});

describe('a correction', () => {
  const correct = async (changes: unknown, why: string | null = 'Se equivocó al escribir') =>
    (await db.clients.admin.rpc('correct_survey', { survey: ANA, changes, why })).error;

  it('keeps the old value, who, when and why, and the log names the fields alone', async () => {
    const [before, after] = ['ana@client.example', 'ana@new.example'];
    // What is no data of the person, or unchanged, is left as it is.
    const others = { name: 'Ana Pérez', notes: 'Otra', status: 'closed', message: 'Otro mensaje' };
    expect(await correct({ email: after, ...others })).toBeNull();
    expect(await enquiry()).toMatchObject({
      ...{ email: after, name: 'Ana Pérez', notes: 'Difícil', status: 'new' },
      corrections: [
        {
          ...{ field: 'email', before, after },
          ...{ by: 'admin@tests.example', reason: 'Se equivocó al escribir' },
        },
      ],
    });
    const detail = 'corrected email';
    expect(await logged()).toEqual({ action: 'rights', subjects: [ANA], detail });
  });

  it('blocks the old value but for an authority, who is named in the log', async () => {
    await correct({ email: 'ana@new.example' });
    const { admin } = db.clients;
    for (const { data } of [
      await admin.rpc('open_survey', { survey: ANA }),
      await admin.rpc('export_surveys', { surveys: [ANA] }),
      await admin.rpc('person_data', { contact: 'ana@new.example' }),
    ]) {
      expect(JSON.stringify(data)).toContain('"after":"ana@new.example"');
      expect(JSON.stringify(data)).not.toContain(ENQUIRY.email);
    }
    const values = (asked_by: string) => admin.rpc('corrected_values', { survey: ANA, asked_by });
    expect((await values(' ')).error?.code).toBe('22023');
    const long = { survey: ANA, asked_by: 'a'.repeat(501) };
    expect((await admin.rpc('open_blocked', long)).error?.code).toBe('22023');
    expect((await values('Juzgado n.º 1')).data).toMatchObject([{ before: ENQUIRY.email }]);
    // 'blocked: ' would be a permission to read the documents of a later block.
    const detail = 'old values: Juzgado n.º 1';
    expect(await logged()).toEqual({ action: 'opened', subjects: [ANA], detail });
  });

  it('is refused without a reason, or to what is no address', async () => {
    expect((await correct({ name: 'Ana' }, null))?.code).toBe('22023');
    expect((await correct({ email: 'ana' }))?.code).toBe('23514');
    expect(await enquiry()).toMatchObject({ email: ENQUIRY.email, corrections: [] });
  });
});

describe('a restricted enquiry', () => {
  const limit = async (limited: boolean, why: string | null = 'Discute los datos') =>
    (await db.clients.admin.rpc('limit_survey', { survey: ANA, why, limited })).error;
  const table = () => db.clients.admin.from('contact_surveys');
  const update = (columns: Row) => table().update(columns).eq('id', ANA);
  beforeEach(async () => {
    expect(await limit(true)).toBeNull();
  });

  it('is neither answered, given another state, deleted, erased nor blocked', async () => {
    const { admin } = db.clients;
    for (const call of [
      admin.rpc('record_reply', { survey: ANA, via: 'call' }),
      update({ status: 'contacted' }),
      table().delete().eq('id', ANA),
      admin.rpc('erase_surveys', { surveys: [ANA] }),
      block(),
      admin.rpc('enter_appointment', { kind: 'phone', start: '2999-01-09T09:00Z', survey: ANA }),
    ]) {
      expect((await call).error?.hint).toBe('limited');
    }
    expect(await enquiry()).toMatchObject({ status: 'new' });
  });

  it('is neither read in the list, compared, exported, warned of nor destroyed at night', async () => {
    const { admin } = db.clients;
    await db.sql(
      `update public.contact_surveys set created_at = now() - interval '5 years' where id = $1`,
      [ANA],
    );
    const found = (await admin.rpc('search_surveys', { query: 'ana pérez' })).data?.[0];
    expect(found).toMatchObject({ limited_on: expect.any(String) as unknown, message_start: '' });
    expect(await conflicts()).toEqual([]);
    expect((await admin.rpc('export_surveys', { surveys: [ANA, BORIS] })).data).toHaveLength(1);
    const warned = await db.sql('select id from private.unplanned_warnings()');
    expect(warned).toEqual([{ id: BORIS }]);
    await night();
    expect(await enquiry()).toBeDefined();
  });
});

describe('the end of a block', () => {
  const change = async (args: Row) => {
    const change = { survey: ANA, why: 'Se pidió por error', ...args };
    return (await db.clients.admin.rpc('change_block', change)).error;
  };

  it('is put off, to a later day only, for a reason that is logged', async () => {
    const until = async () => (await db.clients.admin.rpc('blocked_list')).data?.[0]?.until;
    await block();
    const last_day = LATER;
    for (const wrong of [{ last_day: NEXT_YEAR }, { last_day, why: ' ' }]) {
      expect((await change(wrong))?.code).toBe('22023');
    }
    expect(await change({ last_day })).toBeNull();
    expect((await logged())?.detail).toBe(`block extended ${LATER}: Se pidió por error`);
    // An archive from before is put off too.
    const { data: register } = await db.clients.admin.rpc('erasure_register');
    await db.sql(`update private.blocked_surveys set until = '${NEXT_YEAR}' where true`);
    await db.sql('select private.repeat_erasures($1)', [register]);
    expect(await until()).toBe(last_day);
  });

  it.each([
    ['is no admin any more', `update public.staff set role = 'editor'`],
    ['has left', 'delete from public.staff'],
  ])('brings the enquiry back to nobody where its admin %s', async (_, leaves) => {
    await db.sql(`update public.staff set role = 'admin' where user_id = $1`, [USERS.editor]);
    await db.sql('update public.contact_surveys set assigned_to = $1 where id = $2', [
      USERS.editor,
      ANA,
    ]);
    await block();
    await db.sql(`${leaves} where user_id = $1`, [USERS.editor]);
    expect(await change({})).toBeNull();
    expect(await enquiry()).toMatchObject({ assigned_to: null });
  });

  it('brings the enquiry back as it was, sends nothing and is no erasure any more', async () => {
    await db.sql(
      `insert into public.appointments (survey_id, kind, starts_at, ends_at, busy_until, status)
       select $1, 'video', at, at + interval '1 hour', at + interval '1 hour', 'confirmed'
       from unnest(array[now() - interval '1 day', now() + interval '1 day']) as at`,
      [ANA],
    );
    for (const row of [
      `replies (id, survey_id, subject, body, answers, sent_at, created_at)
       values ($1, $1, 'Su consulta', 'Buenos días', true, now(), '2026-01-02')`,
      `documents (id, survey_id, name, type, parts, size, completed_at)
       values ($1, $1, 'a.pdf', 'application/pdf', 1, 6, now())`,
      `document_parts values ($1, 0, '%PDF-1')`,
    ]) {
      await db.sql(`insert into private.${row}`, [ANA]);
    }
    const belongings = () =>
      Promise.all(
        ['replies', 'documents', 'document_parts'].map((name) => db.sql(`table private.${name}`)),
      );
    const mails = () => db.sql('select kind, survey_id from private.mail_outbox');
    const kept = await belongings();
    const before = { ...(await enquiry()), appointment_at: null, updated_at: null };
    await block();
    const queued = await mails();
    expect(await change({})).toBeNull();
    expect(await belongings()).toEqual(kept);
    // Its appointment to come is cancelled, so it came last when the other one was.
    expect({ ...(await enquiry()), appointment_at: null, updated_at: null }).toEqual(before);
    expect(await db.sql('select status from public.appointments order by starts_at')).toEqual([
      { status: 'confirmed' },
      { status: 'cancelled' },
    ]);
    expect(await mails()).toEqual(queued);
    expect((await db.clients.admin.rpc('blocked_list')).data).toEqual([]);
    expect((await db.clients.admin.rpc('erasure_register')).data).toMatchObject({ surveys: [] });
    expect(await conflicts()).toEqual([ANA]);
  });
});

describe('the consent to special categories', () => {
  const withdraw = (why = 'Lo pidió por correo') =>
    db.clients.admin.rpc('withdraw_special_consent', { survey: ANA, why });

  const give = () =>
    db.sql('update public.contact_surveys set special_consent = true where id = $1', [ANA]);

  it('is withdrawn once, where it was given, for a reason that is logged, and stays as proof', async () => {
    expect((await withdraw()).error).toBeNull();
    const withdrawn =
      'select from public.contact_surveys where special_consent_withdrawn_on is not null';
    expect(await db.sql(withdrawn)).toEqual([]);
    await give();
    expect((await withdraw(' ')).error?.code).toBe('22023');
    expect((await withdraw()).error).toBeNull();
    const [row] = await db.sql(
      `select special_consent, special_consent_withdrawn_on = private.office_today() as today
       from public.contact_surveys where id = $1`,
      [ANA],
    );
    expect(row).toEqual({ special_consent: true, today: true });
    expect((await withdraw('Otra vez')).error).toBeNull();
    expect((await logged())?.detail).toBe('consent withdrawn: Lo pidió por correo');
  });

  it('ends answers and documents, and neither erasing nor the end of retention', async () => {
    await give();
    const { admin } = db.clients;
    const { data: token } = await admin.rpc('new_document_link', { survey: ANA });
    const open = () => db.clients.anon.rpc('open_document_link', { token: token ?? '' });
    expect((await open()).data).not.toBeNull();
    await withdraw();
    expect((await open()).data).toBeNull();
    for (const { error } of [
      await admin.rpc('record_reply', { survey: ANA, via: 'call' }),
      await admin.rpc('new_document_link', { survey: ANA }),
      await admin.rpc('send_reply', {
        ...{ reply: ANA, survey: ANA, subject: 'Su consulta', body: 'Buenos días', answers: true },
      }),
    ]) {
      expect(error?.hint).toBe('withdrawn');
    }
    await db.sql(
      `update public.contact_surveys set created_at = now() - interval '5 years' where id = $1`,
      [ANA],
    );
    expect((await admin.rpc('expired_surveys')).data).toBe(1);
    expect((await admin.rpc('erase_surveys', { surveys: [ANA] })).error).toBeNull();
  });

  it('takes an enquiry out of what waits, and its message out of list, search and export', async () => {
    const { admin } = db.clients;
    await give();
    const found = async (query: string) =>
      (await admin.rpc('search_surveys', { query }).eq('id', ANA)).data;
    expect(await found(String(ENQUIRY.message))).toHaveLength(1);
    await withdraw();
    expect(await found(String(ENQUIRY.message))).toEqual([]);
    const withdrawn = { special_consent_withdrawn_on: expect.any(String) as unknown };
    expect(await found('Ana Pérez')).toMatchObject([
      { message_start: '', status: 'closed', ...withdrawn },
    ]);
    expect((await admin.rpc('export_surveys', { surveys: [ANA] })).data).toEqual([]);
    const enquiries = await dashboardLines(admin, 'detained', 'deadline', 'normal');
    expect(JSON.stringify(enquiries)).not.toContain(ANA);
    await admin.rpc('change_surveys', { surveys: [ANA], change: { status: 'new' } });
    const later = 'select status, answered_at from public.contact_surveys where id = $1';
    expect(await db.sql(later, [ANA])).toEqual([{ status: 'closed', answered_at: null }]);
  });
});

describe('the data of one person', () => {
  it('are all that is held under an address, without notes and colleagues, and are logged', async () => {
    await requests().insert(REQUEST);
    await db.clients.admin.rpc('record_reply', { survey: ANA, via: 'call' });
    await db.sql(
      `update public.contact_surveys set conflict = 'refused', conflict_by = 'Lluís' where id = $1`,
      [ANA],
    );
    const correction = { survey: ANA, changes: { name: 'Ana Gil' }, why: 'Lo pidió' };
    await db.clients.admin.rpc('correct_survey', correction);
    await db.sql(`insert into public.testimonials (name, testimonial) values ('Ana Gil', 'Bien')`);
    await db.sql(
      `update public.contact_surveys set consent_texts =
         array(select hash from public.consent_texts where part = 'consent' and language = '${SOURCE_LANGUAGE}')
       where id = $1`,
      [ANA],
    );
    await db.clients.admin.rpc('open_survey', { survey: ANA });
    const { data } = await db.clients.admin.rpc('person_data', { contact: ' ana@CLIENT.example' });
    expect(data).toMatchObject({
      enquiries: [
        {
          id: ANA,
          message: ENQUIRY.message,
          answers: [{ via: 'call' }],
          corrections: [{ after: 'Ana Gil' }],
          seen: [{ action: 'opened' }, { action: 'exported' }],
          wordings: [{ part: 'consent', language: SOURCE_LANGUAGE }],
        },
      ],
      requests: [{ kind: 'access' }],
      testimonials: [{ name: 'Ana Gil' }],
      clients: [],
    });
    // Nor what the firm decided about a conflict.
    expect(JSON.stringify(data)).not.toMatch(/Difícil|@tests\.example|refused|conflict/);
    expect(await logged()).toEqual({ action: 'exported', subjects: [ANA], detail: 'person' });
  });

  it('are found by a phone in any notation, and none by what is neither', async () => {
    const found = async (contact: string) =>
      ((await db.clients.admin.rpc('person_data', { contact })).data as unknown as Row).enquiries;
    expect(await found('600-000-001')).toHaveLength(2);
    for (const contact of ['', '1', '@', 'x@y.example']) expect(await found(contact)).toEqual([]);
  });
});
