import type { Channel, PracticeArea, Source, Urgency } from '@/site/enquiries';
import type { Language } from '@/site/languages';
import { typedAddress } from '@/site/mailAddress';
import { typedPhone } from '@/site/phone';

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
