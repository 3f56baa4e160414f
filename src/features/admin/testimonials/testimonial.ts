import { adminTexts } from '@/admin-texts';
import { formatOfficeTimestamp } from '@/lib/admin/officeTime';
import type { Tables } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import { SOURCE_LANGUAGE, isLanguage, type Language, LANGUAGES } from '@/site/languages';
import type { TestimonialValues } from './schema';

const t = adminTexts('testimonials');

/** A testimonial's texts in one language; '' falls back to Spanish (SPEC 3.5). */
export interface TestimonialText {
  name: string;
  role: string;
  testimonial: string;
}

/** How a consent was given. */
export const CONSENT_WAYS = {
  signed: t('ways.paper'),
  email: t('ways.mail'),
  chat: t('ways.whatsapp'),
  form: t('ways.form'),
  spoken: t('ways.spoken'),
} as const;

/** A testimonial as staff see it, with what its form holds (PRODUCT 5). */
export interface Testimonial {
  id: string;
  values: TestimonialValues;
  /** The Spanish texts that each translation is right for. */
  sources: Partial<Record<Language, TestimonialText>>;
  /** When the consent was withdrawn; null if it was not. */
  withdrawnAt: string | null;
  /** Determines the order, newest first. */
  createdAt: string;
  updatedAt: string;
  /** Whether it is deleted and can be restored. */
  inBin: boolean;
}

/** Whose it is, as staff call it. */
export const nameOf = ({ values }: Testimonial) => values.texts[SOURCE_LANGUAGE].name;

/** An instant as the form's date, by the office's clock. */
export const localTime = (instant: Date | string) =>
  formatOfficeTimestamp(instant).replace(' ', 'T');

/** Columns without a language suffix are Spanish. */
const columnOf = (field: keyof TestimonialText, language: Language) =>
  language === SOURCE_LANGUAGE ? field : (`${field}_${language}` as const);

const FIELDS = ['name', 'role', 'testimonial'] as const;

export function toTestimonial(row: Tables<'testimonials'>): Testimonial {
  return {
    id: row.id,
    values: {
      texts: recordOf(LANGUAGES, (language) =>
        recordOf(FIELDS, (field) => row[columnOf(field, language)] ?? ''),
      ),
      originalLanguage: isLanguage(row.original_language) ? row.original_language : SOURCE_LANGUAGE,
      outdated: LANGUAGES.filter((code) => row.outdated_languages.includes(code)),
      image: row.image ?? '',
      platformLogo: row.platform_logo ?? '',
      platformName: row.platform_name ?? '',
      active: row.active,
      consentDate: row.consent_date ?? '',
      consentText: row.consent_text ?? '',
      consentVia: (row.consent_via ?? '') as TestimonialValues['consentVia'],
      verification: row.verification ?? '',
      date: localTime(row.created_at),
    },
    sources: row.translation_sources as Testimonial['sources'],
    withdrawnAt: row.withdrawn_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    inBin: row.deleted_at !== null,
  };
}

/** The columns of the form's values but for the date; an empty translation is null, so that it falls back. */
export function toColumns(values: TestimonialValues) {
  const texts = LANGUAGES.flatMap((language) =>
    FIELDS.map((field) => {
      const value = values.texts[language][field].trim();
      return [columnOf(field, language), language === SOURCE_LANGUAGE ? value : value || null];
    }),
  );
  return {
    ...(Object.fromEntries(texts) as Pick<Tables<'testimonials'>, ReturnType<typeof columnOf>>),
    original_language: values.originalLanguage,
    outdated_languages: values.outdated,
    image: values.image || null,
    platform_logo: values.platformLogo || null,
    platform_name: values.platformName.trim() || null,
    active: values.active,
    consent_date: values.consentDate || null,
    verification: values.verification.trim() || null,
    consent_text: values.consentText.trim() || null,
    consent_via: values.consentVia || null,
  };
}

const REQUIRED = ['consentDate', 'consentText', 'consentVia', 'verification'] as const;
type Requirement = (typeof REQUIRED)[number];

/** What is missing before a testimonial may be shown; the database checks the same. */
export function missingForActivation(values: Pick<TestimonialValues, Requirement>): Requirement[] {
  return REQUIRED.filter((field) => !values[field].trim());
}

/** How complete a language is. */
export function completeness({
  name,
  role,
  testimonial,
}: TestimonialText): 'none' | 'some' | 'all' {
  if (testimonial.trim()) return 'all';
  return name.trim() || role.trim() ? 'some' : 'none';
}

/** How many testimonials have their text in a language, or an outdated one. */
export const completenessIn = (testimonials: readonly Testimonial[], language: Language) => ({
  done: testimonials.filter(({ values }) => completeness(values.texts[language]) === 'all').length,
  total: testimonials.length,
  outdated: testimonials.filter(({ values }) => values.outdated.includes(language)).length,
});
