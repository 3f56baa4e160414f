import type { CustomTypeOptions } from 'i18next';
import * as z from 'zod/mini';
import { CHANNELS, PRACTICE_AREAS, SOURCES, URGENCIES } from '@/site/enquiries';
import { LANGUAGES } from '@/site/languages';
import { isMailAddress, MAX_MAIL_ADDRESS } from '@/site/mailAddress';
import { toE164 } from '@/site/phone';
import { FIELD_LENGTHS } from './fieldLengths';
import type { Enquiry, EnquiryField } from './values';

/** A field's error: a text key under `survey.errors`. */
export type EnquiryError = keyof CustomTypeOptions['resources']['contact']['survey']['errors'];

export type EnquiryErrors = Partial<Record<EnquiryField, EnquiryError>>;

/** PostgreSQL's char_length counts code points, JavaScript's `length` counts UTF-16 units. */
const charLength = (text: string) => Array.from(text).length;

/** PostgreSQL's trim() removes spaces only. */
const trimmedLength = (text: string) => charLength(text.replace(/^ +| +$/g, ''));

const between = (
  { min, max }: { min: number; max: number },
  short: EnquiryError,
  long: EnquiryError,
) =>
  z.string().check(
    z.refine((text) => trimmedLength(text) >= min && !text.includes('\0'), short),
    z.refine((text) => trimmedLength(text) <= max, long),
  );

const choice = <T extends readonly string[]>(options: T, error: EnquiryError = 'choice') =>
  z.enum(options, error);

/** Runs the rules between fields even if single fields are invalid, so that all errors show at once. */
const always = { when: () => true };

const needs = (field: 'email' | 'phone', channels: readonly string[], message: EnquiryError) =>
  z.refine<Pick<Enquiry, 'channel' | 'email' | 'phone'>>(
    (enquiry) => !channels.includes(enquiry.channel) || enquiry[field] !== null,
    { ...always, path: [field], message },
  );

/**
 * The constraints of `contact_surveys`, one for one. The database is the authority;
 * tests/features/public/enquiry-form/schema.test.ts checks that both accept the same rows.
 */
export const enquirySchema = z
  .object({
    practice_area: choice(PRACTICE_AREAS, 'areaNeeded'),
    urgency: choice(URGENCIES),
    opposing_party: z.nullable(between(FIELD_LENGTHS.opposing_party, 'nameLong', 'nameLong')),
    message: between(FIELD_LENGTHS.message, 'messageShort', 'messageLong'),
    name: between(FIELD_LENGTHS.name, 'nameShort', 'nameLong'),
    channel: choice(CHANNELS),
    email: z.nullable(
      z.string().check(
        z.refine(isMailAddress, 'emailInvalid'),
        z.refine((email) => charLength(email) <= MAX_MAIL_ADDRESS, 'emailLong'),
      ),
    ),
    phone: z.nullable(
      z.string().check(
        z.regex(/^\+?[0-9][0-9 ().-]{5,24}$/, 'phoneInvalid'),
        // The firm's own rule: the database also takes what staff note.
        z.refine((phone) => toE164(phone) !== '', 'phoneCountry'),
      ),
    ),
    language: choice(LANGUAGES),
    source: z.nullable(choice(SOURCES)),
    consent: z.literal(true, 'consentNeeded'),
    special_consent: z.boolean(),
    consent_language: choice(LANGUAGES),
    consent_version: z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/)),
  })
  .check(
    needs('email', ['email'], 'emailNeeded'),
    needs('phone', ['call', 'chat'], 'phoneNeeded'),
    z.refine((enquiry) => enquiry.urgency !== 'detained' || enquiry.phone !== null, {
      ...always,
      path: ['phone'],
      message: 'phoneDetained',
    }),
    z.refine((enquiry) => enquiry.email !== null || enquiry.phone !== null, {
      ...always,
      path: ['email'],
      message: 'reach',
    }),
  );

/** The first error of each field; none for an enquiry that the database accepts. */
export function errorsOf(enquiry: Enquiry): EnquiryErrors {
  const { error } = enquirySchema.safeParse(enquiry);
  const errors: EnquiryErrors = {};
  for (const { path, message } of error?.issues ?? []) {
    // All issues come from the rules above, whose messages are keys and whose paths are fields.
    errors[path[0] as EnquiryField] ??= message as EnquiryError;
  }
  return errors;
}
