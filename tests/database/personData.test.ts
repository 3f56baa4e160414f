/** The consent to sensitive data, and all that is held about one person. */
import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend } from '../support/backend';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { ENQUIRY, lastLogged } from './enquiryRow';
import { addPeople, ANA } from './people';

const db = useBackend();

beforeEach(() => addPeople(db));

const logged = () => lastLogged(db);

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
    expect((await admin.rpc('expired_surveys')).data).toMatchObject([{ id: ANA }]);
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
    const { data: dashboard } = await admin.rpc('dashboard');
    const { work } = dashboard as unknown as { work: Row };
    expect(JSON.stringify(work.enquiries)).not.toContain(ANA);
    await admin.rpc('change_surveys', { surveys: [ANA], change: { status: 'new' } });
    const later = 'select status, answered_at from public.contact_surveys where id = $1';
    expect(await db.sql(later, [ANA])).toEqual([{ status: 'closed', answered_at: null }]);
  });
});

describe('the data of one person', () => {
  it('are all that is held under an address, without notes and colleagues, and are logged', async () => {
    await db.clients.admin.from('rights_requests').insert({
      ...{ kind: 'access', name: 'Ana Pérez', contact: 'Ana@Client.example', channel: 'email' },
      ...{ received_on: '2026-01-31', surveys: [ANA] },
    });
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
