import type { CustomTypeOptions } from 'i18next';
import { isMailAddress, MAX_MAIL_ADDRESS } from '@/site/mailAddress';
import { toE164 } from '@/site/phone';
import type { Enquiry, EnquiryField } from './values';

/** A field's error: a text key under `survey.errors`. */
export type EnquiryError = keyof CustomTypeOptions['resources']['contact']['survey']['errors'];

export type EnquiryErrors = Partial<Record<EnquiryField, EnquiryError>>;

/** How many characters fields may have, as in the errors' texts. */
export const FIELD_LENGTHS = {
  opposing_party: { max: 120 },
  message: { min: 10, max: 4000 },
  name: { min: 1, max: 120 },
} as const;

/** As PostgreSQL counts, in code points; its trim() removes spaces only. */
const lengthOf = (text: string) => Array.from(text.replace(/^ +| +$/g, '')).length;

type Rule = [
  field: EnquiryField,
  error: EnquiryError,
  isBroken: (enquiry: Enquiry, withAppointment: boolean) => boolean,
];

/** The constraints of `contact_surveys` that what is typed can break: rules.test.ts compares them. */
const RULES: readonly Rule[] = [
  ['practice_area', 'areaNeeded', ({ practice_area }) => practice_area === ''],
  [
    'opposing_party',
    'nameLong',
    ({ opposing_party }) => lengthOf(opposing_party ?? '') > FIELD_LENGTHS.opposing_party.max,
  ],
  [
    'message',
    'messageShort',
    ({ message }, withAppointment) =>
      !withAppointment && lengthOf(message) < FIELD_LENGTHS.message.min,
  ],
  ['message', 'messageLong', ({ message }) => lengthOf(message) > FIELD_LENGTHS.message.max],
  ['name', 'nameShort', ({ name }) => lengthOf(name) < FIELD_LENGTHS.name.min],
  ['name', 'nameLong', ({ name }) => lengthOf(name) > FIELD_LENGTHS.name.max],
  ['email', 'emailInvalid', ({ email }) => email !== null && !isMailAddress(email)],
  ['email', 'emailLong', ({ email }) => lengthOf(email ?? '') > MAX_MAIL_ADDRESS],
  [
    'email',
    'emailNeeded',
    ({ channel, email }, withAppointment) =>
      (withAppointment || channel === 'email') && email === null,
  ],
  ['email', 'reach', ({ email, phone }) => email === null && phone === null],
  [
    'phone',
    'phoneInvalid',
    ({ phone }) => phone !== null && !/^\+?[0-9][0-9 ().-]{5,24}$/.test(phone),
  ],
  // The firm's own rule: the database also takes what staff note.
  ['phone', 'phoneCountry', ({ phone }) => phone !== null && toE164(phone) === ''],
  [
    'phone',
    'phoneNeeded',
    ({ channel, phone }) => (channel === 'call' || channel === 'chat') && phone === null,
  ],
  ['phone', 'phoneDetained', ({ urgency, phone }) => urgency === 'detained' && phone === null],
  ['consent', 'consentNeeded', ({ consent }) => !consent],
];

/**
 * The first error of each field; none for an enquiry that the database accepts.
 * @param withAppointment whether it comes with one, which needs an address to write to and no story.
 */
export function errorsOf(enquiry: Enquiry, withAppointment = false): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const [field, error, isBroken] of RULES)
    if (isBroken(enquiry, withAppointment)) errors[field] ??= error;
  return errors;
}
