import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { CALLER_HEADER } from '../../server/caller';
import { clientOf, type Row, useBackend } from '../support/backend';
import { withProof } from '../support/enquiry';
import { ENQUIRY } from './matrix';

const db = useBackend();
const CHECK = '23514';
const RAISED = 'P0001';

/** A detention is not to be answered by mail alone. */
const DETAINED = { urgency: 'detained', phone: '+34 600 999 999' };

beforeEach(async () => {
  await db.sql(
    'truncate public.contact_surveys, private.survey_senders, private.mail_outbox cascade',
  );
});

/** Inserts an enquiry as the form sends it, with a change. */
async function refused(change: Row) {
  const { error } = await db.clients.anon.from('contact_surveys').insert({ ...ENQUIRY, ...change });
  return error && { code: error.code, hint: error.hint };
}
const hand = async (change: Row = {}) => (await refused(change))?.code ?? null;

describe('an enquiry', () => {
  // What the form refuses too: tests/features/public/enquiry-form/schema.test.ts.
  it.each<[string, Row]>([
    ['no version of the notice', { consent_version: null }],
    ['a notice of the future', { consent_version: '2099-01-01' }],
    ['a name of blank lines', { name: '\n\n\n' }],
    ['a message of blank lines', { message: '\n\t'.repeat(10) }],
    ['a phone with words', { phone: '+34 600 000 000 ext' }],
    ['a phone of two lines', { phone: '600\n000000' }],
  ])('is refused with %s', async (_, change) => {
    expect(await hand(change)).toBe(CHECK);
  });

  it('is stored as new, with the time of the consent', async () => {
    expect(await hand()).toBeNull();
    const [row] = await db.sql(
      'select status, notes, consent_at > now() - $1::interval as fresh from public.contact_surveys',
      ['1 minute'],
    );
    expect(row).toEqual({ status: 'new', notes: '', fresh: true });
  });
});

/** A number whose hash begins with eight or nine zero bits; the proof needs ten. */
function almostProof(): number {
  const [email, phone, message] = [ENQUIRY.email, ENQUIRY.phone, ENQUIRY.message].map((value) =>
    typeof value === 'string' ? value : '',
  );
  for (let number = 0; ; number += 1) {
    const text = `${number}:${email}:${phone}:${message}`;
    const [first, second = 0] = createHash('sha256').update(text).digest();
    if (first === 0 && second >= 64) return number;
  }
}

describe('an enquiry is stored and flagged', () => {
  /** Sends an enquiry as the form does, with its proof. @returns whether it was flagged. */
  async function flagged(change: Row = {}, from?: string): Promise<boolean> {
    const enquiry = await withProof({ ...ENQUIRY, phone: null, ...change });
    const client = from
      ? clientOf(db.backend, undefined, { [CALLER_HEADER]: from })
      : db.clients.anon;
    const { error } = await client.from('contact_surveys').insert(enquiry);
    expect(error).toBeNull();
    const [row] = await db.sql(
      'select overflow from public.contact_surveys order by created_at desc, ctid desc limit 1',
    );
    return row?.overflow === true;
  }
  const repeat = async (times: number, send: (index: number) => Promise<boolean>) => {
    const answers: boolean[] = [];
    for (let index = 0; index < times; index += 1) answers.push(await send(index));
    return answers.filter((answer) => answer).length;
  };
  const person = (index: number) => ({
    email: `a${index}@client.example`,
    phone: `+34 600 00${String(index).padStart(4, '0')}`,
  });

  /** Stores enquiries of this hour, as if each had been sent by itself. */
  const store = (urgency: string, count: number, overflow = true) =>
    db.sql(
      `insert into public.contact_surveys (urgency, overflow, email, name, language, channel, practice_area, message,
         consent, consent_language, consent_version, fill_seconds)
       select $1, $4, 'robot' || n || '@client.example', name, language, channel, practice_area, message,
         consent, consent_language, consent_version, fill_seconds
       from generate_series(1, $2::int) as n, jsonb_populate_record(null::public.contact_surveys, $3::jsonb)`,
      [urgency, count, ENQUIRY, overflow],
    );

  it('beyond five an hour per e-mail address, however it is written', async () => {
    expect(await repeat(5, () => flagged())).toBe(0);
    expect(await flagged()).toBe(true);
    for (const email of ['ANA@Client.example', 'ana+1@client.example', 'a.na@client.example']) {
      expect(await flagged({ email }), email).toBe(true);
    }
    expect(await flagged({ urgency: 'deadline' })).toBe(true);
    expect(await flagged(DETAINED)).toBe(true);
    expect(await flagged({ email: 'other@client.example' })).toBe(false);
    await db.sql(`update public.contact_surveys set created_at = now() - interval '61 minutes'`);
    expect(await flagged()).toBe(false);
  });

  it('beyond five an hour per phone number, however it is written', async () => {
    const phone = { email: null, channel: 'call', phone: '+34 600 000 000' };
    expect(await repeat(5, () => flagged(phone))).toBe(0);
    expect(await flagged(phone)).toBe(true);
    expect(await flagged({ ...phone, phone: '+34600000000' })).toBe(true);
    expect(await flagged({ ...phone, phone: '+34 600-000.001' })).toBe(false);
  });

  it.each([
    ['an IPv4 address', '192.0.2.1', '192.0.2.1', '192.0.2.2'],
    ['a household of IPv6', '2001:db8:1:1::1', '2001:db8:1:1:ffff::2', '2001:db8:1:2::1'],
  ])('beyond ten an hour from %s', async (_, address, same, other) => {
    expect(await repeat(10, (index) => flagged(person(index), address))).toBe(0);
    expect(await flagged(person(10), same)).toBe(true);
    expect(await flagged(person(11), other)).toBe(false);
    const kept = JSON.stringify(await db.sql('table private.survey_senders'));
    expect(kept).not.toContain(address);
  });

  it('beyond sixty an hour in all, each urgency by itself', async () => {
    await store('normal', 59, false);
    expect(await flagged(person(59))).toBe(false);
    expect(await flagged(person(60))).toBe(true);
    expect(await flagged({ ...person(61), urgency: 'deadline' })).toBe(false);
    expect(await flagged({ ...person(62), urgency: 'detained' })).toBe(false);
  });

  it('without the proof of the form’s script, except about a detention', async () => {
    const send = async (change: Row) => {
      expect(await refused(change)).toBeNull();
      const [row] = await db.sql(
        'select overflow from public.contact_surveys order by created_at desc limit 1',
      );
      return row?.overflow;
    };
    expect(await send({})).toBe(true);
    expect(await send({ proof: 1 })).toBe(true);
    expect(await send({ proof: almostProof() })).toBe(true);
    expect(await send(DETAINED)).toBe(false);
  });

  it.each([
    ['normal', 300],
    ['deadline', 300],
    ['detained', 1000],
  ])('until %s has %i of them in an hour, after which it is refused', async (urgency, room) => {
    for (const other of ['normal', 'deadline', 'detained'].filter((name) => name !== urgency)) {
      await store(other, 2);
    }
    await store(urgency, 60, false);
    await store(urgency, room - 1);
    expect(await flagged({ ...person(60), urgency })).toBe(true);
    expect(await refused({ ...DETAINED, urgency })).toEqual({ code: RAISED, hint: 'rate_limited' });
  });

  it('until one network has sent fifty in an hour, after which only that network is refused', async () => {
    const detained = { urgency: 'detained' };
    const send = (index: number, from: string) => flagged({ ...person(index), ...detained }, from);
    expect(await repeat(50, (index) => send(index, '192.0.2.1'))).toBe(40);
    const { error } = await clientOf(db.backend, undefined, { [CALLER_HEADER]: '192.0.2.1' })
      .from('contact_surveys')
      .insert({ ...ENQUIRY, ...person(50), ...detained });
    expect(error).toMatchObject({ code: RAISED, hint: 'rate_limited' });
    expect(await send(51, '192.0.2.2')).toBe(false);
  });

  it('and announced, about a detention, when robots of six networks have used up the hour', async () => {
    const detained = { urgency: 'detained' };
    for (let network = 1; network <= 6; network += 1) {
      const from = `192.0.2.${network}`;
      await repeat(10, (index) => flagged({ ...person(100 * network + index), ...detained }, from));
    }
    expect(await flagged({ ...person(1), ...detained }, '198.51.100.1')).toBe(true);
    const mails = await db.sql(`select 1 from private.mail_outbox where kind = 'detained'`);
    expect(mails).toHaveLength(1);
  });
});
