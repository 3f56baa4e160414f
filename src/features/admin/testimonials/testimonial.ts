import { testimonials as t } from '@/admin-texts';
import { formatOfficeTimestamp, parseOfficeTime, toOfficeDay } from '@/lib/admin/format';
import { z } from '@/lib/admin/zod';
import type { Tables, TablesInsert } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';

/** A testimonial as staff see it (PRODUCT 5). */
export type Testimonial = Tables<'testimonials'>;

/** The texts that each language has, with their limits in the database. */
const LENGTHS = { name: 120, role: 160, testimonial: 2000 };
type TextField = keyof typeof LENGTHS;
export const FIELDS = Object.keys(LENGTHS) as TextField[];

/** The column of a text; without a language suffix it is Spanish. */
export const columnOf = (field: TextField, language: Language) =>
  language === SOURCE_LANGUAGE ? field : (`${field}_${language}` as const);

type TextColumn = ReturnType<typeof columnOf>;

/** The Spanish texts that a translation is right for (`translation_sources`). */
export type Sources = Partial<Record<Language, Record<TextField, string>>>;

/** How a consent was given. */
export const CONSENT_WAYS = {
  signed: t('ways.paper'),
  email: t('ways.mail'),
  chat: t('ways.whatsapp'),
  form: t('ways.form'),
  spoken: t('ways.spoken'),
} as const;

const upTo = (limit: number) => z.string().max(limit, t('problems.tooLong', { limit }));

const texts = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    FIELDS.map((field) => [columnOf(field, language), upTo(LENGTHS[field])]),
  ),
) as Record<TextColumn, z.ZodString>;

const fields = z.object({
  ...texts,
  original_language: z.enum(LANGUAGES),
  /** The outdated translations but for those that are confirmed. */
  outdated_languages: z.array(z.enum(LANGUAGES)),
  /** Images: stored, none (''), or as data URLs to upload on saving. */
  image: z.string(),
  platform_logo: z.string(),
  platform_name: upTo(60),
  active: z.boolean(),
  consent_date: z.string(),
  consent_text: upTo(4000).refine(
    (given) => !given.trim() || given.trim().length >= 10,
    t('problems.text'),
  ),
  consent_via: z.enum(['', ...(Object.keys(CONSENT_WAYS) as (keyof typeof CONSENT_WAYS)[])]),
  verification: upTo(500),
  /** In office time. */
  created_at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, t('problems.moment')),
});

/** The form by the columns that it fills, with the rules of their checks; null is '' in it. */
export const testimonialSchema = fields.superRefine((values, context) => {
  const refuse = (field: keyof typeof values, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (!values.name.trim()) refuse('name', t('problems.name'));
  if (!values.testimonial.trim()) refuse('testimonial', t('problems.testimonial'));
  if (values.platform_logo && !values.platform_name.trim())
    refuse('platform_name', t('problems.platform'));
  for (const field of values.active ? missingForActivation(values) : [])
    refuse(field, t(`problems.${field}`));
  if (values.consent_date > toOfficeDay(new Date())) refuse('consent_date', t('problems.future'));
});

export type TestimonialValues = z.infer<typeof fields>;

const COLUMNS = Object.keys(fields.shape) as (keyof TestimonialValues)[];

/** An instant as the form's date, by the office's clock. */
const localTime = (instant: Date | string) => formatOfficeTimestamp(instant).replace(' ', 'T');

/** What a person is asked to sign; what they did sign is kept with the testimonial. */
const DEFAULT_CONSENT = `Autorizo a ${firm.name} a publicar en su página web mi opinión y sus traducciones, con el nombre que figura en ella. Puedo retirar esta autorización en cualquier momento y sin dar motivos.`;

/** The values of a testimonial, or of a new one. */
export const valuesOf = (row: Testimonial | null) =>
  ({
    ...recordOf(COLUMNS, (column) => row?.[column] ?? ''),
    original_language: LANGUAGES.find((code) => code === row?.original_language) ?? SOURCE_LANGUAGE,
    outdated_languages: LANGUAGES.filter((code) => row?.outdated_languages.includes(code)),
    active: row?.active ?? false,
    consent_text: row ? (row.consent_text ?? '') : DEFAULT_CONSENT,
    created_at: localTime(row?.created_at ?? new Date()),
  }) as TestimonialValues;

/**
 * What the form saves: an empty translation is null, so that it falls back, and an unedited date
 * keeps its seconds and so its place in the order.
 */
export function columnsOf(values: TestimonialValues, before: Testimonial | null) {
  const columns = recordOf(COLUMNS, (column) => {
    const value = values[column];
    return typeof value === 'string' ? value.trim() || null : value;
  });
  const date = values.created_at;
  const isKept = before !== null && localTime(before.created_at) === date;
  return {
    ...columns,
    role: values.role.trim(),
    created_at: isKept ? before.created_at : parseOfficeTime(date).toISOString(),
  } as TablesInsert<'testimonials'>;
}

const REQUIRED = ['consent_date', 'consent_text', 'consent_via', 'verification'] as const;
type Requirement = (typeof REQUIRED)[number];

/** What is missing before a testimonial may be shown; the database checks the same. */
export function missingForActivation(values: Record<Requirement, string | null>): Requirement[] {
  return REQUIRED.filter((field) => !values[field]?.trim());
}

/** How complete a language is. */
export function completeness(
  values: Record<TextColumn, string | null>,
  language: Language,
): 'none' | 'some' | 'all' {
  const has = (field: TextField) => Boolean(values[columnOf(field, language)]?.trim());
  return has('testimonial') ? 'all' : FIELDS.some(has) ? 'some' : 'none';
}

/** How many testimonials have their text in a language, or an outdated one. */
export const completenessIn = (testimonials: readonly Testimonial[], language: Language) => ({
  done: testimonials.filter((each) => completeness(each, language) === 'all').length,
  total: testimonials.length,
  outdated: testimonials.filter((each) => each.outdated_languages.includes(language)).length,
});
