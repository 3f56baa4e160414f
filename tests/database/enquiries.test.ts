import { beforeEach, describe, expect, it } from 'vitest';
import { type Row, useBackend } from '../support/backend';
import { ENQUIRY } from './matrix';

const db = useBackend();
const CHECK = '23514';
const FOREIGN_KEY = '23503';
const RAISED = 'P0001';

beforeEach(async () => {
  await db.sql('truncate public.contact_surveys cascade');
});

/** Inserts an enquiry as the form sends it, with a change. */
async function refused(change: Row) {
  const { error } = await db.clients.anon.from('contact_surveys').insert({ ...ENQUIRY, ...change });
  return error && { code: error.code, hint: error.hint };
}
const hand = async (change: Row = {}) => (await refused(change))?.code ?? null;

describe('an enquiry', () => {
  it.each<[string, Row]>([
    ['a phone instead of an address', { email: null, phone: '+34 600 000 000', channel: 'call' }],
    ['both', { phone: '0034 (600) 000.000', channel: 'chat' }],
    ['video with a phone only', { email: null, phone: '600000000', channel: 'video' }],
    ['a source', { source: 'recommendation' }],
    ['a message of the maximum length', { message: 'a'.repeat(4000) }],
    ['an address with a plus', { email: 'ana+b@sub.client.example' }],
  ])('is accepted with %s', async (_, change) => {
    expect(await hand(change)).toBeNull();
  });

  it.each<[string, Row]>([
    ['no address and no phone', { email: null }],
    ['a call without a phone', { channel: 'call' }],
    ['a chat without a phone', { channel: 'chat' }],
    ['an answer by e-mail without an address', { email: null, phone: '600000000' }],
    ['no consent', { consent: false }],
    ['an empty version of the notice', { consent_version: '' }],
    ['words for the version of the notice', { consent_version: 'I never read it' }],
    ['a notice of the future', { consent_version: '2099-01-01' }],
    ['a fill time below three seconds', { fill_seconds: 2 }],
    ['a name of one letter', { name: 'A' }],
    ['a blank name', { name: '     ' }],
    ['a name of blank lines', { name: '\n\n\n' }],
    ['a name that is too long', { name: 'a'.repeat(121) }],
    ['a short message', { message: 'Hola' }],
    ['a blank message', { message: ' '.repeat(20) }],
    ['a message of blank lines', { message: '\n\t'.repeat(10) }],
    ['a message that is too long', { message: 'a'.repeat(4001) }],
    ['an unknown language', { language: 'pt' }],
    ['an unknown channel', { channel: 'fax' }],
    ['an unknown area', { practice_area: 'criminal' }],
    ['an unknown urgency', { urgency: 'high' }],
    ['an unknown source', { source: 'radio' }],
    ...[
      'ana',
      'ana@',
      '@client.example',
      'ana@client',
      'a b@client.example',
      'a@b@c.example',
      'ana@client.example\n',
      'ana@client..',
      `${'a'.repeat(250)}@a.example`,
    ].map((email): [string, Row] => [
      `the address ${JSON.stringify(email).slice(0, 30)}`,
      { email },
    ]),
    ...['123', 'phone', '+34 600 000 000 ext', '600\n000000', '6'.repeat(30)].map(
      (phone): [string, Row] => [`the phone ${JSON.stringify(phone)}`, { phone }],
    ),
  ])('is refused with %s', async (_, change) => {
    expect(await hand(change)).toBe(
      'language' in change || 'practice_area' in change ? FOREIGN_KEY : CHECK,
    );
  });

  it('is stored as new, with the time of the consent', async () => {
    expect(await hand()).toBeNull();
    const [row] = await db.sql(
      'select status, notes, consent_at > now() - $1::interval as fresh from public.contact_surveys',
      ['1 minute'],
    );
    expect(row).toEqual({ status: 'new', notes: '', fresh: true });
  });

  it('is limited to five an hour per e-mail address, however it is written', async () => {
    for (let number = 1; number <= 5; number += 1) expect(await refused({})).toBeNull();
    const answer = { code: RAISED, hint: 'rate_limited' };
    expect(await refused({})).toEqual(answer);
    expect(await refused({ email: 'ANA@Client.example' })).toEqual(answer);
    expect(await refused({ email: 'other@client.example' })).toBeNull();
    await db.sql(`update public.contact_surveys set created_at = now() - interval '61 minutes'`);
    expect(await refused({})).toBeNull();
  });

  it('is limited to five an hour per phone number, however it is written', async () => {
    const phone = { email: null, channel: 'call', phone: '+34 600 000 000' };
    for (let number = 1; number <= 5; number += 1) expect(await refused(phone)).toBeNull();
    const answer = { code: RAISED, hint: 'rate_limited' };
    expect(await refused(phone)).toEqual(answer);
    expect(await refused({ ...phone, phone: '+34600000000' })).toEqual(answer);
    expect(await refused({ ...phone, phone: '+34 600-000.001' })).toBeNull();
  });

  it('is limited in a bulk insert too', async () => {
    const { error } = await db.clients.anon
      .from('contact_surveys')
      .insert(Array.from({ length: 6 }, () => ENQUIRY));
    expect(error).toMatchObject({ code: RAISED, hint: 'rate_limited' });
    expect(await db.sql('select id from public.contact_surveys')).toEqual([]);
  });

  it('is limited to sixty an hour in all', async () => {
    const { error } = await db.clients.anon
      .from('contact_surveys')
      .insert(
        Array.from({ length: 60 }, (_, i) => ({ ...ENQUIRY, email: `a${i}@client.example` })),
      );
    expect(error).toBeNull();
    expect(await refused({ email: 'next@client.example' })).toEqual({
      code: RAISED,
      hint: 'rate_limited',
    });
  });
});
