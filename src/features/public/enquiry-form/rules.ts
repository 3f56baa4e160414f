import type { CustomTypeOptions } from 'i18next';
import type { Channel, PracticeArea, Source, Urgency } from '@/site/enquiries';
import type { Language } from '@/site/languages';
import { isMailAddress, MAX_MAIL_ADDRESS, typedAddress } from '@/site/mailAddress';
import { toE164, typedPhone } from '@/site/phone';

/** The form before anything is typed: its fields in page order, named like the table's columns. */
export const EMPTY = {
  practice_area: '' as PracticeArea | '',
  urgency: 'normal' as Urgency,
  opposing_party: '',
  message: '',
  name: '',
  channel: 'email' as Channel,
  email: '',
  phone: '',
  /** '' means the page's language. */
  language: '' as Language | '',
  source: '' as Source | '',
  consent: false,
  /** Explicit consent to special categories of data (GDPR, article 9). */
  special_consent: false,
};

export type EnquiryValues = typeof EMPTY;

export type EnquiryField = keyof EnquiryValues;

/** In page order; the first invalid one is focused. */
export const FIELD_ORDER = Object.keys(EMPTY) as EnquiryField[];

/** An enquiry as submitted, without the time spent on the form. */
export type Enquiry = ReturnType<typeof toEnquiry>;

/** Removes what PostgreSQL's text type cannot store: NUL and lone surrogates. */
const clean = (text: string) => text.replace(/\0|\p{Surrogate}/gu, '').trim();

/** The form's values as submitted; consent is given in the page's language. */
export function toEnquiry(values: EnquiryValues, pageLanguage: Language, consentVersion: string) {
  return {
    ...values,
    opposing_party: clean(values.opposing_party) || null,
    message: clean(values.message),
    name: clean(values.name),
    email: typedAddress(clean(values.email)) || null,
    phone: typedPhone(values.phone) || null,
    language: values.language || pageLanguage,
    source: values.source || null,
    consent_language: pageLanguage,
    consent_version: consentVersion,
  };
}

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
