import { beforeEach, describe, expect, it } from 'vitest';
import { MailProblem } from '../../supabase/functions/_shared/mail/outbox';
import { dashboardLines, type Row } from '../support/backend';
import { NEXT_YEAR } from './enquiryRow';
import { useOutbox } from './outbox';
import { SOURCE_LANGUAGE } from '@/site/languages';

const { db, claimed, recordResult, sendEnquiry, pass } = useOutbox();

/** The enquiry that is answered. */
let survey = '';

const sender = (sends: boolean) => db.sql('select public.note_mail_sender($1)', [sends]);

beforeEach(async () => {
  await sender(true);
  await sendEnquiry();
  const [row] = await db.sql('select id from public.contact_surveys');
  survey = String(row?.id);
  for (const mail of await claimed()) await recordResult(mail);
});

const press = (change: Row = {}) =>
  db.clients.admin.rpc('send_reply', {
    ...{ reply: crypto.randomUUID(), survey, subject: 'Su consulta', answers: true },
    body: 'Buenos días:\n\nLe proponemos una cita.',
    ...change,
  });
const retry = (reply: unknown) => db.clients.admin.rpc('retry_reply', { reply });
const limit = (limited: boolean) =>
  db.clients.admin.rpc('limit_survey', { survey, why: 'Lo pide', limited });
const NEW = { status: 'new', answered_via: null };
const ANSWERED = { status: 'contacted', answered_via: 'email' };
const enquiry = async () =>
  (await db.sql('select status, answered_via from public.contact_surveys'))[0];

async function shown(): Promise<Row> {
  const { data } = await db.clients.admin.rpc('sent_replies', { survey });
  return (data as unknown as { replies: Row[] }).replies[0] ?? {};
}

describe('a reply', () => {
  it('is queued once, answers the enquiry, and is shown as sent once it is', async () => {
    const reply = crypto.randomUUID();
    const answers = [await press({ reply }), await press({ reply }), await press()];
    expect(answers.map(({ data }) => data)).toEqual([reply, reply, reply]);
    expect(await enquiry()).toEqual(ANSWERED);
    const [mail, ...others] = await claimed();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'reply',
      reply: { email: 'ana@client.example', subject: 'Su consulta', language: SOURCE_LANGUAGE },
    });
    expect(await shown()).toMatchObject({ sent_at: null, failed: false, problem: null });
    await recordResult(mail);
    expect(await shown()).toMatchObject({ id: reply, by: 'admin@tests.example', failed: false });
    expect((await shown()).sent_at).not.toBeNull();
  });

  it('that does not leave lets the enquiry wait again, and answers it at a later try', async () => {
    const { data: reply } = await press();
    await recordResult((await claimed())[0], new MailProblem('smtp 550', { final: true }));
    expect(await enquiry()).toEqual(NEW);
    expect(await shown()).toMatchObject({ failed: true, problem: 'smtp 550' });
    // 'Qué hacer hoy' leads to the enquiry, where it is sent again.
    await pass('11 minutes');
    const mails = await dashboardLines(db.clients.admin, 'givenUp', 'retried');
    expect(mails).toMatchObject([{ kind: 'givenUp', detail: 'reply', id: survey }]);

    expect((await retry(reply)).data).toBe(true);
    const [mail] = await claimed();
    // A sender has it: another press must not give it to a second one.
    expect((await retry(reply)).data).toBe(false);
    await recordResult(mail);
    expect(await enquiry()).toEqual(ANSWERED);
    expect((await retry(reply)).data).toBe(false);
  });

  it('that waits is not sent once the processing is restricted, but when that is lifted', async () => {
    const { data: reply } = await press();
    await limit(true);
    expect((await press({ body: 'Otro' })).error?.hint).toBe('limited');
    expect((await retry(reply)).error?.hint).toBe('limited');
    expect(await claimed()).toEqual([]);
    expect(await shown()).toMatchObject({ failed: true, problem: 'limited' });
    await limit(false);
    expect((await retry(reply)).data).toBe(true);
    expect(await claimed()).toHaveLength(1);
  });

  it('that a block has kept from leaving answers nothing once that is lifted', async () => {
    await press();
    const { admin } = db.clients;
    await admin
      .rpc('block_surveys', { surveys: [survey], why: 'Queja', last_day: NEXT_YEAR })
      .throwOnError();
    await admin.rpc('change_block', { survey, why: 'Por error' }).throwOnError();
    expect(await enquiry()).toEqual(NEW);
  });

  it('is given up with the sender that would only print it', async () => {
    await press();
    await sender(false);
    expect(await shown()).toMatchObject({ failed: true, problem: 'no sender' });
    expect(await enquiry()).toEqual(NEW);
    expect((await press({ body: 'Otro texto' })).error?.hint).toBe('no_sender');
  });

  it('cannot be sent without an address, or while the outbox is not emptied', async () => {
    await db.sql(
      `insert into private.mail_outbox (kind, period, due_at)
       values ('summary', now(), now() - interval '20 minutes')`,
    );
    expect((await press()).error?.hint).toBe('no_sender');
    await db.sql(`delete from private.mail_outbox where kind = 'summary'`);
    await db.sql(
      `update public.contact_surveys set email = null, phone = '600000000', channel = 'call'`,
    );
    expect((await press()).error?.hint).toBe('no_sender');
  });

  it('has a text of limited length, a subject in one line, and twenty a day to one enquiry', async () => {
    for (const wrong of [{ body: ' \n ' }, { subject: 'a\r\nBcc: b@c.example' }]) {
      expect((await press(wrong)).error?.code).toBe('23514');
    }
    expect(await claimed()).toEqual([]);
    for (let n = 0; n < 20; n += 1) expect((await press({ body: `Texto ${n}` })).error).toBeNull();
    expect((await press({ body: 'Otro' })).error?.hint).toBe('rate_limited');
  });

  it('keeps the token of a link only until it is sent, and shows it to nobody', async () => {
    const token = 'ab'.repeat(32);
    await press({ body: `Aquí:\nhttps://site.example/contacto#documents=${token}` });
    expect((await shown()).body).toContain('#documents=…');
    const [mail] = await claimed();
    expect(mail?.reply?.body).toContain(token);
    await recordResult(mail);
    expect(JSON.stringify(await db.sql('table private.replies'))).not.toContain(token);
  });

  it('is erased with its enquiry, also from the outbox', async () => {
    await press();
    await db.clients.admin.rpc('erase_surveys', { surveys: [survey] });
    expect(await db.sql('table private.replies')).toEqual([]);
    expect(await db.sql(`select 1 from private.mail_outbox where kind = 'reply'`)).toEqual([]);
  });
});
