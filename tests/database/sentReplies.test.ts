import { beforeEach, describe, expect, it } from 'vitest';
import { MailProblem } from '../../supabase/functions/_shared/mail/outbox';
import type { Row } from '../support/backend';
import { useOutbox } from './outbox';
import { SOURCE_LANGUAGE } from '@/site/languages';

const { db, outbox, claimed, recordResult, sendEnquiry, pass } = useOutbox();

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
    reply: crypto.randomUUID(),
    survey,
    subject: 'Su consulta',
    body: 'Buenos días:\n\nLe proponemos una cita.',
    answers: true,
    ...change,
  });

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
    expect(await enquiry()).toEqual({ status: 'contacted', answered_via: 'email' });
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
    expect(await enquiry()).toEqual({ status: 'new', answered_via: null });
    expect(await shown()).toMatchObject({ failed: true, problem: 'smtp 550' });
    expect(await claimed()).toEqual([]);
    // 'Qué hacer hoy' leads to the enquiry, where it is sent again.
    await pass('11 minutes');
    const { data } = await db.clients.admin.rpc('dashboard');
    const mails = [{ kind: 'reply', enquiry: survey, givenUp: true }];
    expect(data).toMatchObject({ work: { mails } });

    const retry = () => db.clients.admin.rpc('retry_reply', { reply });
    expect((await retry()).data).toBe(true);
    const [mail] = await claimed();
    // A sender has it: another press must not give it to a second one.
    expect((await retry()).data).toBe(false);
    await recordResult(mail);
    expect(await enquiry()).toEqual({ status: 'contacted', answered_via: 'email' });
    expect((await retry()).data).toBe(false);
  });

  it('that failed leaves an enquiry that somebody has settled meanwhile as it is', async () => {
    await press();
    await db.clients.admin.from('contact_surveys').update({ status: 'engaged' }).eq('id', survey);
    await recordResult((await claimed())[0], new MailProblem('smtp 550', { final: true }));
    expect(await enquiry()).toMatchObject({ status: 'engaged' });
  });

  it('is not sent, nor its failure noted, while the processing is restricted', async () => {
    const { data: reply } = await press();
    const [mail] = await claimed();
    await db.sql(
      `update public.contact_surveys set limited_on = now(), limited_reason = 'Lo pide'`,
    );
    await recordResult(mail, new MailProblem('smtp 550', { final: true }));
    expect(await shown()).toMatchObject({ failed: true });
    expect(await enquiry()).toMatchObject({ status: 'contacted' });
    expect((await press({ body: 'Otro' })).error?.hint).toBe('limited');
    expect((await db.clients.admin.rpc('retry_reply', { reply })).error?.hint).toBe('limited');
    await db.sql('update public.contact_surveys set limited_on = null, limited_reason = null');
  });

  it('that waits is not sent once the processing is restricted, but when that is lifted', async () => {
    const { data: reply } = await press();
    const limit = (limited: boolean) =>
      db.clients.admin.rpc('limit_survey', { survey, why: 'Lo pide', limited });
    await limit(true);
    expect(await claimed()).toEqual([]);
    expect(await shown()).toMatchObject({ failed: true, problem: 'limited' });
    await limit(false);
    expect((await db.clients.admin.rpc('retry_reply', { reply })).data).toBe(true);
    expect(await claimed()).toHaveLength(1);
  });

  it('that only announces an answer leaves the enquiry new', async () => {
    await press({ answers: false });
    for (const mail of await claimed()) await recordResult(mail);
    expect(await enquiry()).toMatchObject({ status: 'new' });
  });

  it('is given up with the sender that would only print it', async () => {
    await press();
    await sender(false);
    expect(await shown()).toMatchObject({ failed: true, problem: 'no sender' });
    expect(await enquiry()).toMatchObject({ status: 'new' });
    expect((await press({ body: 'Otro texto' })).error?.hint).toBe('no_sender');
  });

  it.each([
    ['without a sender', () => sender(false)],
    [
      'while the outbox is not emptied',
      () =>
        db.sql(`insert into private.mail_outbox (kind, period, due_at)
        values ('summary', now(), now() - interval '20 minutes')`),
    ],
    [
      'without an address',
      () =>
        db.sql(
          `update public.contact_surveys set email = null, phone = '600000000', channel = 'call'`,
        ),
    ],
  ])('cannot be sent %s', async (_, prepare) => {
    await prepare();
    expect((await press()).error?.hint).toBe('no_sender');
  });

  it.each([
    ['an empty text', { body: ' \n ' }],
    ['a text of more than 10,000 characters', { body: 'x'.repeat(10_001) }],
    ['a subject with a line break', { subject: 'a\r\nBcc: b@c.example' }],
  ])('is refused with %s', async (_, change) => {
    expect((await press(change)).error?.code).toBe('23514');
    expect(await claimed()).toEqual([]);
  });

  it('is the last of twenty a day to one enquiry', async () => {
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

  it('is erased with its enquiry, also from the outbox, and blocked with it', async () => {
    await press();
    await db.sql('begin');
    await db.sql(
      `select private.move_to_block(array['${survey}']::uuid[], 'Reclamación', private.office_today())`,
    );
    const [blocked] = await db.sql(
      `select survey -> 'replies' -> 0 ->> 'subject' as subject from private.blocked_surveys`,
    );
    await db.sql('rollback');
    expect(blocked?.subject).toBe('Su consulta');
    await db.clients.admin.rpc('erase_surveys', { surveys: [survey] });
    expect(await db.sql('table private.replies')).toEqual([]);
    expect(await db.sql(`select 1 from private.mail_outbox where kind = 'reply'`)).toEqual([]);
  });

  it('that a block kept from leaving lets the enquiry wait again once that is lifted', async () => {
    await press();
    await db.sql(
      `select private.move_to_block(array['${survey}']::uuid[], 'Queja', private.office_today())`,
    );
    expect(await claimed()).toEqual([]);
    await db.clients.admin.rpc('change_block', { survey, why: 'Se pidió por error' });
    expect(await enquiry()).toEqual({ status: 'new', answered_via: null });
    expect(await shown()).toMatchObject({ sent_at: null, failed: true, problem: 'interrupted' });
    expect(await claimed()).toEqual([]);
  });

  it('reaches a mail service again after a crash between sending and marking, under the same id', async () => {
    await press();
    const [first] = await claimed();
    await pass('5 minutes');
    const [second] = (await outbox().claim()).mails;
    expect(second).toMatchObject({ id: first?.id, attempt: 2 });
  });
});
