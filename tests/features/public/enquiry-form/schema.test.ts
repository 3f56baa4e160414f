import { expect, test } from 'vitest';
import { type EnquiryRow, sendEnquiryOptions } from '@/features/public/enquiry-form/queries';
import { errorsOf, type EnquiryErrors, enquirySchema } from '@/features/public/enquiry-form/schema';
import type { Enquiry } from '@/features/public/enquiry-form/values';
import { CONSENT_PARTS, type ConsentPart } from '@/site/consentTexts';
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
  ['names of one character', { name: '王' }, {}],
  ['names of 120 characters', { name: 'ñ'.repeat(120) }, {}],
  ['characters outside the basic plane, counted once', { name: '𠮷'.repeat(120) }, {}],
  ['surrounding spaces, not counted', { name: ` ${'n'.repeat(120)} ` }, {}],
  ['messages of 10 characters', { message: '1234567890' }, {}],
  ['messages of 4000 characters', { message: '😀'.repeat(4000) }, {}],
  ['line breaks', { message: 'Uno\n\ndos\r\ntres y más' }, {}],
  ['e-mail alone', { phone: null }, {}],
  ['phone alone', { email: null, channel: 'call' }, {}],
  ['video with e-mail alone', { channel: 'video', phone: null }, {}],
  ['video with phone alone', { channel: 'video', email: null }, {}],
  ['254 characters of e-mail', { email: `a@${domain(252)}` }, {}],
  ...MAIL_ADDRESSES.map((email): Case => [`the e-mail ${email}`, { email }, {}]),
  ['phones with brackets', { phone: '0034 (300) 00-00.00' }, {}],
  ['no other party', { opposing_party: null }, {}],
  ['another party of 120 characters', { opposing_party: '王'.repeat(120) }, {}],
  ['no source', { source: null }, {}],
  ['another version of consent', { consent_version: '2026-11-23' }, {}],
];

const REFUSED: Case[] = [
  ['a name of spaces', { name: '     ' }, { name: 'nameShort' }],
  ['a name of 121 characters', { name: 'n'.repeat(121) }, { name: 'nameLong' }],
  [
    'another party of 121 characters',
    { opposing_party: 'n'.repeat(121) },
    { opposing_party: 'nameLong' },
  ],
  ['a NUL in a name', { name: 'An\0a' }, { name: 'nameShort' }],
  ['a message of 9 characters', { message: '123456789' }, { message: 'messageShort' }],
  ['a message of spaces', { message: ' '.repeat(50) }, { message: 'messageShort' }],
  ['a message of 4001 characters', { message: 'm'.repeat(4001) }, { message: 'messageLong' }],
  ...NO_MAIL_ADDRESSES.map((email): Case => [
    `the e-mail ${JSON.stringify(email)}`,
    { email },
    { email: 'emailInvalid' },
  ]),
  ['255 characters of e-mail', { email: `a@${domain(253)}` }, { email: 'emailLong' }],
  ['a phone of letters', { phone: 'llámame' }, { phone: 'phoneInvalid' }],
  ['a phone of 5 digits', { phone: '12345' }, { phone: 'phoneInvalid' }],
  ['a phone of 27 characters', { phone: `+${'1'.repeat(26)}` }, { phone: 'phoneInvalid' }],
  ['a plus in the middle', { phone: '34+300000000' }, { phone: 'phoneInvalid' }],
  ['digits of another script', { phone: '٣٤٣٠٠٠٠٠٠' }, { phone: 'phoneInvalid' }],
  ['an empty phone', { phone: '' }, { phone: 'phoneInvalid' }],
  ['no way to reply', { channel: 'video', email: null, phone: null }, { email: 'reach' }],
  ['e-mail without address', { email: null }, { email: 'emailNeeded' }],
  ['a call without number', { channel: 'call', phone: null }, { phone: 'phoneNeeded' }],
  ['a chat without number', { channel: 'chat', phone: null }, { phone: 'phoneNeeded' }],
  ['an unknown channel', { channel: 'fax' }, { channel: 'choice' }],
  ['no practice area', { practice_area: '' }, { practice_area: 'areaNeeded' }],
  ['an unknown practice area', { practice_area: 'penal' }, { practice_area: 'areaNeeded' }],
  ['an unknown urgency', { urgency: 'panic' }, { urgency: 'choice' }],
  ['an unknown language', { language: UNKNOWN }, { language: 'choice' }],
  ['an unknown source', { source: 'spam' }, { source: 'choice' }],
  ['no consent', { consent: false }, { consent: 'consentNeeded' }],
];

/** What the form asks about, and staff may note all the same. */
const ASKED: Case[] = ['123456', '8 916 123-45-67', '07700 900123', `+${'1'.repeat(25)}`].map(
  (phone) => [`the phone ${phone}`, { phone }, { phone: 'phoneCountry' }],
);

const OTHERWISE_REFUSED: Case[] = [
  ['an unknown language of consent', { consent_language: UNKNOWN as Language }, {}],
  ['no version of consent', { consent_version: '' }, {}],
  ['a version that is no day', { consent_version: 'v' }, {}],
];

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

test.each(TAKEN)('form and database accept %s', async (_, change, errors) => {
  const enquiry = { ...ENQUIRY, ...change };
  expect(errorsOf(enquiry)).toEqual(errors);
  expect(await databaseTakes({ ...enquiry, fill_seconds: 3 })).toBe(true);
});

test.each(ASKED)('the form asks about %s', async (_, change, errors) => {
  const enquiry = { ...ENQUIRY, ...change };
  expect(errorsOf(enquiry)).toEqual(errors);
  expect(await databaseTakes({ ...enquiry, fill_seconds: 3 })).toBe(true);
});

test.each(REFUSED)('form and database refuse %s', async (_, change, errors) => {
  const enquiry = { ...ENQUIRY, ...change };
  expect(errorsOf(enquiry)).toEqual(errors);
  expect(await databaseTakes({ ...enquiry, fill_seconds: 3 })).toBe(false);
});

test.each(OTHERWISE_REFUSED)('form and database refuse %s', async (_, change) => {
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
  expect(
    errorsOf({
      ...ENQUIRY,
      practice_area: '',
      message: '',
      name: '',
      channel: 'call',
      email: 'nada',
      phone: null,
      consent: false,
    }),
  ).toEqual({
    practice_area: 'areaNeeded',
    message: 'messageShort',
    name: 'nameShort',
    email: 'emailInvalid',
    phone: 'phoneNeeded',
    consent: 'consentNeeded',
  });
});

test('an enquiry names the wording of each part that the form shows', async () => {
  const texts = await db.sql(
    'select distinct on (part) part, text from public.consent_texts where language = $1',
    [SOURCE_LANGUAGE],
  );
  const wordings = Object.fromEntries(texts.map(({ part, text }) => [part, text])) as Record<
    ConsentPart,
    string
  >;
  const sent: EnquiryRow[] = [];
  const { mutationFn } = sendEnquiryOptions((row) => Promise.resolve(sent.push(row)));
  await mutationFn?.(
    {
      enquiry: ENQUIRY,
      wordings,
      shownAt: -10_000,
      honeypotFilled: false,
    },
    {} as never,
  );
  const named = await db.sql(
    'select part from public.consent_texts where hash = any($1) and language = $2',
    [sent[0]?.consent_texts, SOURCE_LANGUAGE],
  );
  expect(named.map(({ part }) => part).sort()).toEqual([...CONSENT_PARTS].sort());
});
