import { describe, expect, it } from 'vitest';
import { proofOf } from '@/features/public/enquiry-form/queries';
import { CALLER_HEADER } from '../../server/caller';
import { clientOf, type Row } from '../support/backend';
import { ENQUIRY } from './matrix';
import { useOutbox } from './outbox';

const { db, sendEnquiry } = useOutbox();
const RATE_LIMITED = { code: 'P0001', hint: 'rate_limited' };

/** A detention is not to be answered by mail alone. */
const DETAINED = { urgency: 'detained', phone: '+34 600 999 999' };

/** Inserts an enquiry as the form sends it, but without proof, with a change. @returns its refusal. */
async function refused(change: Row = {}, client = db.clients.anon) {
  const { error } = await client.from('contact_surveys').insert({ ...ENQUIRY, ...change });
  return error && { code: error.code, hint: error.hint };
}

/** Whether the last one was flagged. */
async function isFlagged(): Promise<boolean> {
  const [row] = await db.sql(
    'select overflow from public.contact_surveys order by created_at desc, ctid desc limit 1',
  );
  return row?.overflow === true;
}

describe('an enquiry', () => {
  // What the form refuses too: tests/features/public/enquiry-form/rules.test.ts.
  it.each<[string, Row]>([
    ['no version of the notice', { consent_version: null }],
    ['a notice of the future', { consent_version: '2099-01-01' }],
    ['a name of blank lines', { name: '\n\n\n' }],
    ['a message of blank lines', { message: '\n\t'.repeat(10) }],
    ['a phone with words', { phone: '+34 600 000 000 ext' }],
  ])('is refused with %s', async (_, change) => {
    expect(await refused(change)).toMatchObject({ code: '23514' });
  });

  it('is stored as new, with the time of the consent', async () => {
    expect(await refused()).toBeNull();
    const [row] = await db.sql(
      `select status, notes, consent_at > now() - interval '1 minute' as fresh
       from public.contact_surveys`,
    );
    expect(row).toEqual({ status: 'new', notes: '', fresh: true });
  });
});

describe('an enquiry is stored and flagged', () => {
  /** Sends an enquiry as the form does, with its proof. @returns whether it was flagged. */
  async function flagged(change: Row = {}, from?: string): Promise<boolean> {
    await sendEnquiry({ phone: null, ...change }, from);
    return isFlagged();
  }
  const person = (index: number) => ({
    email: `a${index}@client.example`,
    phone: `+34 600 00${String(index).padStart(4, '0')}`,
  });

  /** Stores enquiries of this hour, as if each had been sent by itself. */
  async function store(urgency: string, count: number, overflow = true): Promise<void> {
    const same = `name, language, channel, practice_area, message,
      consent, consent_language, consent_version, fill_seconds`;
    await db.sql(
      `insert into public.contact_surveys (urgency, overflow, email, ${same})
       select $1, $4, 'robot' || n || '@client.example', ${same}
       from generate_series(1, $2::int) as n, jsonb_populate_record(null::public.contact_surveys, $3::jsonb)`,
      [urgency, count, ENQUIRY, overflow],
    );
  }

  it('beyond five an hour per e-mail address, however it is written', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect(await flagged()).toBe(false);
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
    for (let sent = 0; sent < 5; sent += 1) expect(await flagged(phone)).toBe(false);
    expect(await flagged({ ...phone, phone: '+34600000000' })).toBe(true);
    expect(await flagged({ ...phone, phone: '+34 600-000.001' })).toBe(false);
  });

  it('beyond ten an hour from a household of IPv6, and refused beyond fifty', async () => {
    const [address, same] = ['2001:db8:1:1::1', '2001:db8:1:1:ffff::2'];
    /** As if so many more had been sent from there. */
    const sent = (count: number) =>
      db.sql(
        `insert into private.survey_senders (network, urgency)
         select network, urgency from private.survey_senders, generate_series(1, $1::int)
         order by 1 limit $1`,
        [count],
      );
    expect(await flagged(person(0), address)).toBe(false);
    await sent(8);
    expect(await flagged(person(9), address)).toBe(false);
    expect(await flagged(person(10), same)).toBe(true);
    await sent(39);
    const client = clientOf(db.backend, undefined, { [CALLER_HEADER]: address });
    expect(await refused(person(50), client)).toEqual(RATE_LIMITED);
    expect(await flagged(person(51), '2001:db8:1:2::1')).toBe(false);
    const kept = JSON.stringify(await db.sql('table private.survey_senders'));
    expect(kept).not.toContain('2001:db8');
  });

  it('beyond sixty an hour in all, each urgency by itself', async () => {
    await store('normal', 59, false);
    expect(await flagged(person(59))).toBe(false);
    expect(await flagged(person(60))).toBe(true);
    expect(await flagged({ ...person(61), urgency: 'deadline' })).toBe(false);
    expect(await flagged({ ...person(62), urgency: 'detained' })).toBe(false);
  });

  it('without the proof of the form’s script, except about a detention', async () => {
    for (const change of [{}, { proof: 1 }]) {
      expect(await refused(change)).toBeNull();
      expect(await isFlagged()).toBe(true);
    }
    for (const change of [DETAINED, { proof: await proofOf(ENQUIRY as never) }]) {
      expect(await refused(change)).toBeNull();
      expect(await isFlagged()).toBe(false);
    }
  });

  it.each([
    ['normal', 300],
    ['detained', 1000],
  ])('until %s has %i of them in an hour, after which it is refused', async (urgency, room) => {
    const others = ['normal', 'deadline', 'detained'].filter((name) => name !== urgency);
    for (const other of others) await store(other, 2);
    await store(urgency, 60, false);
    await store(urgency, room - 1);
    expect(await flagged({ ...person(60), urgency })).toBe(true);
    expect(await refused({ ...DETAINED, urgency })).toEqual(RATE_LIMITED);
  });
});
