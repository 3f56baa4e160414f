import * as z from 'zod/mini';
import { LANGUAGES } from '@/site/languages';
import {
  CHANNELS,
  type Enquiry,
  MAX_MESSAGE,
  PRACTICE_AREAS,
  SOURCES,
  type SurveyField,
  URGENCIES,
} from './values';

/** The error of a field: a key of the texts under `survey.errors`. */
export type SurveyError =
  | 'nameShort'
  | 'nameLong'
  | 'emailInvalid'
  | 'emailLong'
  | 'emailNeeded'
  | 'phoneInvalid'
  | 'phoneNeeded'
  | 'reach'
  | 'areaNeeded'
  | 'messageShort'
  | 'messageLong'
  | 'consentNeeded'
  | 'choice';

export type SurveyErrors = Partial<Record<SurveyField, SurveyError>>;

/** PostgreSQL's char_length: characters, where JavaScript counts some as two. */
const charLength = (text: string) => Array.from(text).length;

/** PostgreSQL's trim(): spaces only. */
const trimmedLength = (text: string) => charLength(text.replace(/^ +| +$/g, ''));

const between = (min: number, max: number, short: SurveyError, long: SurveyError) =>
  z.string().check(
    z.refine((text) => trimmedLength(text) >= min && !text.includes('\0'), short),
    z.refine((text) => trimmedLength(text) <= max, long),
  );

const choice = <T extends readonly string[]>(options: T, error: SurveyError = 'choice') =>
  z.enum(options, error);

/** Rules between fields are checked even while single fields are bad, so that all errors show at once. */
const always = { when: () => true };

const needs = (field: 'email' | 'phone', channels: readonly string[], message: SurveyError) =>
  z.refine<Pick<Enquiry, 'channel' | 'email' | 'phone'>>(
    (enquiry) => !channels.includes(enquiry.channel) || enquiry[field] !== null,
    { ...always, path: [field], message },
  );

/**
 * The constraints of `contact_surveys` (its migration is the authority), one for one: what this refuses the
 * database refuses, and the other way round; tests/features/survey/schema.test.ts holds them together.
 */
export const surveySchema = z
  .object({
    practice_area: choice(PRACTICE_AREAS, 'areaNeeded'),
    urgency: choice(URGENCIES),
    message: between(10, MAX_MESSAGE, 'messageShort', 'messageLong'),
    name: between(2, 120, 'nameShort', 'nameLong'),
    channel: choice(CHANNELS),
    email: z.nullable(
      z.string().check(
        z.regex(/^[^@\s\0]+@[^@\s\0]+\.[^@\s.\0]{2,}$/u, 'emailInvalid'),
        z.refine((email) => charLength(email) <= 254, 'emailLong'),
      ),
    ),
    phone: z.nullable(z.string().check(z.regex(/^\+?[0-9][0-9 ().-]{5,24}$/, 'phoneInvalid'))),
    language: choice(LANGUAGES),
    source: z.nullable(choice(SOURCES)),
    consent: z.literal(true, 'consentNeeded'),
    consent_language: choice(LANGUAGES),
    consent_version: z.string().check(z.minLength(1), z.maxLength(40)),
  })
  .check(
    needs('email', ['email'], 'emailNeeded'),
    needs('phone', ['call', 'chat'], 'phoneNeeded'),
    z.refine((enquiry) => enquiry.email !== null || enquiry.phone !== null, {
      ...always,
      path: ['email'],
      message: 'reach',
    }),
  );

/** The first error of each field; none for an enquiry that the database will take. */
export function errorsOf(enquiry: Enquiry): SurveyErrors {
  const { error } = surveySchema.safeParse(enquiry);
  const errors: SurveyErrors = {};
  for (const { path, message } of error?.issues ?? []) {
    // Every rule above names its text; only fields of the form can break one.
    errors[path[0] as SurveyField] ??= message as SurveyError;
  }
  return errors;
}
