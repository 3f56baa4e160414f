import { expect, test } from 'vitest';
import { type EnquiryRow, sendEnquiryOptions } from '@/features/public/enquiry-form/queries';
import { errorsOf, type EnquiryErrors, enquirySchema } from '@/features/public/enquiry-form/schema';
import type { Enquiry } from '@/features/public/enquiry-form/values';
import { CONSENT_PARTS, type ConsentPart } from '@/site/consentTexts';
import { ENQUIRY_RETENTION_MONTHS } from '@/site/retention';
import { useBackend } from '../../../support/backend';
import { UNKNOWN } from '../../../support/languages';
import { MAIL_ADDRESSES, NO_MAIL_ADDRESSES } from '../../../support/mailAddresses';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';

const ENQUIRY: Enquiry = {
  practice_area: 'immigration',
  urgency: 'normal',
  opposing_party: 'Inmobiliaria Costa, S. L.',
  message: 'He recibido una carta de Extranjería.',
  name: 'Ana Pérez',
  channel: 'email',
  email: 'ana@example.com',
  phone: '+34 300 000 000',
  language: SOURCE_LANGUAGE,
  source: 'search',
  consent: true,
  special_consent: false,
  consent_language: SOURCE_LANGUAGE,
  consent_version: '2026-09-01',
};

const domain = (length: number) => `${'d'.repeat(length - 3)}.es`;

type Case = [name: string, change: Partial<Enquiry>, errors: EnquiryErrors];

const TAKEN: Case[] = [
  ['a complete enquiry', {}, {}],
  ['characters outside the basic plane, counted once', { name: '𠮷'.repeat(120) }, {}],
  ['messages of 4000 characters', { message: '😀'.repeat(4000) }, {}],
  ['e-mail alone', { phone: null }, {}],
  ['video with e-mail alone', { channel: 'video', phone: null }, {}],
  ['254 characters of e-mail', { email: `a@${domain(252)}` }, {}],
  ...MAIL_ADDRESSES.map((email): Case => [email, { email }, {}]),
  ['phones with brackets', { phone: '0034 (300) 00-00.00' }, {}],
  ['another party of 120 characters', { opposing_party: '王'.repeat(120) }, {}],
];

const REFUSED: Case[] = [
  ['a name of spaces', { name: '     ' }, { name: 'nameShort' }],
  ['a name of 121 characters', { name: 'n'.repeat(121) }, { name: 'nameLong' }],
  ['a message of 9 characters', { message: '123456789' }, { message: 'messageShort' }],
  ['a message of spaces', { message: ' '.repeat(50) }, { message: 'messageShort' }],
  ['a message of 4001 characters', { message: 'm'.repeat(4001) }, { message: 'messageLong' }],
  ...NO_MAIL_ADDRESSES.map((email): Case => [email, { email }, { email: 'emailInvalid' }]),
  ['255 characters of e-mail', { email: `a@${domain(253)}` }, { email: 'emailLong' }],
  ['a phone of 5 digits', { phone: '12345' }, { phone: 'phoneInvalid' }],
  ['a phone of 27 characters', { phone: `+${'1'.repeat(26)}` }, { phone: 'phoneInvalid' }],
  ['no way to reply', { channel: 'video', email: null, phone: null }, { email: 'reach' }],
  ['e-mail without address', { email: null }, { email: 'emailNeeded' }],
  ['a chat without number', { channel: 'chat', phone: null }, { phone: 'phoneNeeded' }],
  ['no practice area', { practice_area: '' }, { practice_area: 'areaNeeded' }],
  ['an unknown language', { language: UNKNOWN }, { language: 'choice' }],
  ['no consent', { consent: false }, { consent: 'consentNeeded' }],
];

/** What the form asks about, and staff may note all the same. */
const ASKED: Case[] = ['123456', '8 916 123-45-67', '07700 900123', `+${'1'.repeat(25)}`].map(
  (phone) => [`the phone ${phone}`, { phone }, { phone: 'phoneCountry' }],
);

const db = useBackend();

/** What the database answers to a row from the public. */
const send = (row: object) => db.clients.anon.from('contact_surveys').insert(row as never);

/** Whether the database accepts a row from the public. */
async function databaseTakes(row: object): Promise<boolean> {
  const { error, status } = await send(row);
  // A refusal must come from a constraint.
  if (error)
    expect([400, 409, 500].includes(status) && error.code, error.message).toMatch(/^(23|22)/);
  return !error;
}

test.each([
  ['form and database accept', true, TAKEN],
  ['the form asks about, and the database accepts', true, ASKED],
  ['form and database refuse', false, REFUSED],
])('%s the same', async (_, isTaken, cases) => {
  for (const [name, change, errors] of cases) {
    const enquiry = { ...ENQUIRY, ...change };
    expect.soft(errorsOf(enquiry), name).toEqual(errors);
    expect.soft(await databaseTakes({ ...enquiry, fill_seconds: 3 }), name).toBe(isTaken);
  }
});

// Fields that the form fills in itself.
test.each<Partial<Enquiry>>([
  { consent_language: UNKNOWN as Language },
  { consent_version: '' },
  { consent_version: 'v' },
])('form and database refuse %j', async (change) => {
  const enquiry = { ...ENQUIRY, ...change };
  expect(enquirySchema.safeParse(enquiry).success).toBe(false);
  expect(await databaseTakes({ ...enquiry, fill_seconds: 3 })).toBe(false);
});

test('an enquiry about somebody detained needs a phone, also for the database', async () => {
  const detained = { ...ENQUIRY, urgency: 'detained' };
  expect(errorsOf(detained)).toEqual({});
  expect(errorsOf({ ...detained, phone: null })).toEqual({ phone: 'phoneDetained' });
  const { error } = await send({ ...detained, phone: null, fill_seconds: 3 });
  expect(error?.code).toBe('42501');
  expect(await databaseTakes({ ...detained, fill_seconds: 3 })).toBe(true);
});

test('the database refuses a form filled in too fast', async () => {
  expect(await databaseTakes({ ...ENQUIRY, fill_seconds: 2 })).toBe(false);
});

test('all errors are reported at once', () => {
  const empty = { ...ENQUIRY, practice_area: '', message: '', name: '', consent: false };
  expect(errorsOf({ ...empty, channel: 'call', email: 'nada', phone: null })).toEqual({
    ...{ practice_area: 'areaNeeded', message: 'messageShort', name: 'nameShort' },
    ...{ email: 'emailInvalid', phone: 'phoneNeeded', consent: 'consentNeeded' },
  });
});

test('an enquiry names the wording of each part that the form shows', async () => {
  const texts = await db.sql(
    'select distinct on (part) part, text from public.consent_texts where language = $1',
    [SOURCE_LANGUAGE],
  );
  type Wordings = Record<ConsentPart, string>;
  const wordings = Object.fromEntries(texts.map(({ part, text }) => [part, text])) as Wordings;
  const sent: EnquiryRow[] = [];
  const { mutationFn } = sendEnquiryOptions((row) => Promise.resolve(sent.push(row)));
  const form = { enquiry: ENQUIRY, wordings, shownAt: -10_000, honeypotFilled: false };
  await mutationFn?.(form, {} as never);
  const named = await db.sql(
    'select part from public.consent_texts where hash = any($1) and language = $2',
    [sent[0]?.consent_texts, SOURCE_LANGUAGE],
  );
  expect(named.map(({ part }) => part).sort()).toEqual([...CONSENT_PARTS].sort());
});

test('a fresh database keeps enquiries as long as the notice says, or as the firm says for less', async () => {
  const settings = await db.sql('select survey_retention_months from public.settings');
  expect(settings).toEqual([{ survey_retention_months: ENQUIRY_RETENTION_MONTHS }]);
  const keep = async (survey_retention_months: number) => {
    const change = db.clients.admin.from('settings').update({ survey_retention_months });
    return (await change.eq('id', true)).error?.code;
  };
  expect(await keep(ENQUIRY_RETENTION_MONTHS + 1)).toBe('23514');
  expect(await keep(ENQUIRY_RETENTION_MONTHS - 1)).toBeUndefined();
});
