import { expect, test } from 'vitest';
import {
  type Enquiry,
  type EnquiryErrors,
  errorsOf,
  FIELD_LENGTHS,
} from '@/features/public/enquiry-form/rules';
import { ENQUIRY_RETENTION_MONTHS } from '@/site/retention';
import { useBackend } from '../../../support/backend';
import { localeFile } from '../../../support/locales';
import { UNKNOWN } from '../../../support/languages';
import { MAIL_ADDRESSES, NO_MAIL_ADDRESSES } from '../../../support/mailAddresses';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';

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
  ['a message of 10 characters', { message: '0123456789' }, {}],
  ['messages of 4000 characters', { message: '😀'.repeat(4000) }, {}],
  ['video with e-mail alone', { channel: 'video', phone: null }, {}],
  ...MAIL_ADDRESSES.map((email): Case => [email, { email }, {}]),
  ['phones with brackets', { phone: '0034 (300) 00-00.00' }, {}],
];

const REFUSED: Case[] = [
  ['a name of spaces', { name: '     ' }, { name: 'nameShort' }],
  ['a name of 121 characters', { name: 'n'.repeat(121) }, { name: 'nameLong' }],
  ['a message of 9 characters', { message: '123456789' }, { message: 'messageShort' }],
  ['a message of 4001 characters', { message: 'm'.repeat(4001) }, { message: 'messageLong' }],
  ...NO_MAIL_ADDRESSES.map((email): Case => [email, { email }, { email: 'emailInvalid' }]),
  ['255 characters of e-mail', { email: `a@${domain(253)}` }, { email: 'emailLong' }],
  ['a phone of 27 characters', { phone: `+${'1'.repeat(26)}` }, { phone: 'phoneInvalid' }],
  ['no way to reply', { channel: 'video', email: null, phone: null }, { email: 'reach' }],
  ['e-mail without address', { email: null }, { email: 'emailNeeded' }],
  ['a chat without number', { channel: 'chat', phone: null }, { phone: 'phoneNeeded' }],
  ['no practice area', { practice_area: '' }, { practice_area: 'areaNeeded' }],
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

test.each(LANGUAGES)('the errors in %s name the lengths', (language) => {
  const { survey } = JSON.parse(localeFile(language, 'contact')) as {
    survey: { errors: Record<string, string> };
  };
  // In French thousands are apart.
  const lengthIn = (error: string) =>
    Number(survey.errors[error]?.replace(/\s/g, '').match(/\d+/)?.[0]);
  expect({
    messageShort: lengthIn('messageShort'),
    messageLong: lengthIn('messageLong'),
    nameLong: lengthIn('nameLong'),
  }).toEqual({
    messageShort: FIELD_LENGTHS.message.min,
    messageLong: FIELD_LENGTHS.message.max,
    nameLong: FIELD_LENGTHS.name.max,
  });
});

test.each<object>([
  { language: UNKNOWN },
  { consent_language: UNKNOWN },
  { consent_version: 'v' },
  { opposing_party: '' },
])('the database refuses %j, which the form does not send', async (change) => {
  expect(await databaseTakes({ ...ENQUIRY, ...change, fill_seconds: 3 })).toBe(false);
});

test('an enquiry about somebody detained needs a phone, also for the database', async () => {
  const detained: Enquiry = { ...ENQUIRY, urgency: 'detained' };
  expect(errorsOf(detained)).toEqual({});
  expect(errorsOf({ ...detained, phone: null })).toEqual({ phone: 'phoneDetained' });
  const { error } = await send({ ...detained, phone: null, fill_seconds: 3 });
  expect(error?.code).toBe('42501');
  expect(await databaseTakes({ ...detained, fill_seconds: 3 })).toBe(true);
});

test('the database refuses a form filled in too fast', async () => {
  expect(await databaseTakes({ ...ENQUIRY, fill_seconds: 2 })).toBe(false);
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
