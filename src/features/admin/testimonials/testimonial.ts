import { testimonials as t } from '@/admin-texts';
import { formatOfficeTimestamp, parseOfficeTime, toOfficeDay } from '@/lib/admin/format';
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

/** The columns that the form fills with a string, with their limits in the database. */
export const LIMITS = {
  ...(Object.fromEntries(
    LANGUAGES.flatMap((code) => FIELDS.map((field) => [columnOf(field, code), LENGTHS[field]])),
  ) as Record<TextColumn, number>),
  image: Infinity,
  platform_logo: Infinity,
  platform_name: 60,
  consent_date: Infinity,
  consent_text: 4000,
  consent_via: Infinity,
  verification: 500,
};

export type Column = keyof typeof LIMITS | 'created_at';

const COLUMNS = Object.keys(LIMITS) as (keyof typeof LIMITS)[];

/** An instant as the form's date, by the office's clock. */
const localTime = (instant: Date | string) => formatOfficeTimestamp(instant).replace(' ', 'T');

/** What a person is asked to sign; what they did sign is kept with the testimonial. */
const DEFAULT_CONSENT = `Autorizo a ${firm.name} a publicar en su página web mi opinión y sus traducciones, con el nombre que figura en ella. Puedo retirar esta autorización en cualquier momento y sin dar motivos.`;

/** The form's values of a testimonial, or of a new one; null is '' in it. */
export const valuesOf = (row: Testimonial | null) => ({
  ...recordOf(COLUMNS, (column) => row?.[column] ?? ''),
  original_language: LANGUAGES.find((code) => code === row?.original_language) ?? SOURCE_LANGUAGE,
  /** The outdated translations but for those that are confirmed. */
  outdated_languages: LANGUAGES.filter((code) => row?.outdated_languages.includes(code)),
  active: row?.active ?? false,
  consent_text: row ? (row.consent_text ?? '') : DEFAULT_CONSENT,
  /** In office time. */
  created_at: localTime(row?.created_at ?? new Date()),
});

export type TestimonialValues = ReturnType<typeof valuesOf>;

/** What is wrong with values, by column, after the checks of the database. */
export function problemsIn(values: TestimonialValues): Partial<Record<Column, string>> {
  const consent = values.consent_text.trim();
  const missing = values.active ? missingForActivation(values) : [];
  const problems: [Column, string | false][] = [
    ['name', !values.name.trim() && t('problems.name')],
    ['testimonial', !values.testimonial.trim() && t('problems.testimonial')],
    [
      'platform_name',
      values.platform_logo !== '' && !values.platform_name.trim() && t('problems.platform'),
    ],
    ['consent_text', consent !== '' && consent.length < 10 && t('problems.text')],
    ['consent_date', values.consent_date > toOfficeDay(new Date()) && t('problems.future')],
    ['created_at', !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(values.created_at) && t('problems.moment')],
    ...missing.map((column): [Column, string] => [column, t(`problems.${column}`)]),
    ...COLUMNS.map((column): [Column, string | false] => {
      const limit = LIMITS[column];
      return [column, values[column].length > limit && t('problems.tooLong', { limit })];
    }),
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

/**
 * What the form saves: an empty translation is null, so that it falls back, and an unedited date
 * keeps its seconds and so its place in the order.
 */
export function columnsOf(values: TestimonialValues, before: Testimonial | null) {
  const date = values.created_at;
  const isKept = before !== null && localTime(before.created_at) === date;
  return {
    ...values,
    ...recordOf(COLUMNS, (column) => values[column].trim() || null),
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
