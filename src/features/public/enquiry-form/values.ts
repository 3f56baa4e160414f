import type { Channel, PracticeArea, Source, Urgency } from '@/site/enquiries';
import type { Language } from '@/site/languages';
import { typedAddress } from '@/site/mailAddress';
import { typedPhone } from '@/site/phone';

/** The form's values, named like the table's columns; '' for no choice. */
export interface EnquiryValues {
  practice_area: PracticeArea | '';
  urgency: Urgency;
  opposing_party: string;
  message: string;
  name: string;
  channel: Channel;
  email: string;
  phone: string;
  /** '' means the page's language. */
  language: Language | '';
  source: Source | '';
  consent: boolean;
  /** Explicit consent to special categories of data (GDPR, article 9). */
  special_consent: boolean;
}

export type EnquiryField = keyof EnquiryValues;

/** The fields, in page order. */
export const EMPTY: EnquiryValues = {
  practice_area: '',
  urgency: 'normal',
  opposing_party: '',
  message: '',
  name: '',
  channel: 'email',
  email: '',
  phone: '',
  language: '',
  source: '',
  consent: false,
  special_consent: false,
};

/** In page order; the first invalid one is focused. */
export const FIELD_ORDER = Object.keys(EMPTY) as EnquiryField[];

/** An enquiry as submitted, without the time spent on the form. */
export interface Enquiry {
  practice_area: string;
  urgency: string;
  opposing_party: string | null;
  message: string;
  name: string;
  channel: string;
  email: string | null;
  phone: string | null;
  language: string;
  source: string | null;
  consent: boolean;
  special_consent: boolean;
  consent_language: Language;
  consent_version: string;
}

/** Removes what PostgreSQL's text type cannot store: NUL and lone surrogates. */
const clean = (text: string) => text.replace(/\0|\p{Surrogate}/gu, '').trim();

/**
 * The form's values as submitted.
 * @param pageLanguage the language in which consent was given.
 */
export function toEnquiry(
  values: EnquiryValues,
  pageLanguage: Language,
  consentVersion: string,
): Enquiry {
  return {
    practice_area: values.practice_area,
    urgency: values.urgency,
    opposing_party: clean(values.opposing_party) || null,
    message: clean(values.message),
    name: clean(values.name),
    channel: values.channel,
    email: typedAddress(clean(values.email)) || null,
    phone: typedPhone(values.phone) || null,
    language: values.language || pageLanguage,
    source: values.source || null,
    consent: values.consent,
    special_consent: values.special_consent,
    consent_language: pageLanguage,
    consent_version: consentVersion,
  };
}
