import { adminTexts } from '@/admin-texts';
import type { Tables, TablesInsert } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import { SOURCE_LANGUAGE, isLanguage, type Language, LANGUAGES } from '@/site/languages';

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

/** A testimonial as staff see it, in all languages and with the conditions of its activation (PRODUCT 5). */
export interface Testimonial {
  id: string;
  texts: Record<Language, TestimonialText>;
  /** The language that the client wrote in. */
  originalLanguage: Language;
  /** Translations of Spanish texts that have changed since. */
  outdated: Language[];
  /** The Spanish texts that each translation is right for. */
  sources: Partial<Record<Language, TestimonialText>>;
  image: string | null;
  platformLogo: string | null;
  /** What the logo shows; '' without one. */
  platformName: string;
  active: boolean;
  /** 'yyyy-MM-dd' or ''. */
  consentDate: string;
  /** How the firm verified that the author is a client. */
  verification: string;
  /** What the person agreed to, word for word, and how. */
  consentText: string;
  consentVia: keyof typeof CONSENT_WAYS | '';
  /** When the consent was withdrawn; null if it was not. */
  withdrawnAt: string | null;
  /** Determines the order, newest first. */
  createdAt: string;
  updatedAt: string;
  /** Whether it is deleted and can be restored. */
  inBin: boolean;
}

export type TestimonialRow = Tables<'testimonials'>;

/** Columns without a language suffix are Spanish. */
const columnOf = (field: keyof TestimonialText, language: Language) =>
  language === SOURCE_LANGUAGE ? field : (`${field}_${language}` as const);

const FIELDS = ['name', 'role', 'testimonial'] as const;

export function toTestimonial(row: TestimonialRow): Testimonial {
  const text = (language: Language): TestimonialText => ({
    name: row[columnOf('name', language)] ?? '',
    role: row[columnOf('role', language)] ?? '',
    testimonial: row[columnOf('testimonial', language)] ?? '',
  });
  return {
    id: row.id,
    texts: recordOf(LANGUAGES, text),
    originalLanguage: isLanguage(row.original_language) ? row.original_language : SOURCE_LANGUAGE,
    outdated: LANGUAGES.filter((code) => row.outdated_languages.includes(code)),
    sources: row.translation_sources as Testimonial['sources'],
    image: row.image,
    platformLogo: row.platform_logo,
    platformName: row.platform_name ?? '',
    active: row.active,
    consentDate: row.consent_date ?? '',
    verification: row.verification ?? '',
    consentText: row.consent_text ?? '',
    consentVia: (row.consent_via ?? '') as Testimonial['consentVia'],
    withdrawnAt: row.withdrawn_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    inBin: row.deleted_at !== null,
  };
}

type TextColumn = ReturnType<typeof columnOf>;
/** The columns of a testimonial; an empty translation is null, so that it falls back. */
export function toColumns(
  testimonial: Omit<Testimonial, 'id' | 'sources' | 'updatedAt' | 'inBin' | 'withdrawnAt'>,
): TablesInsert<'testimonials'> {
  const texts: Partial<Record<TextColumn, string | null>> = {};
  for (const language of LANGUAGES) {
    for (const field of FIELDS) {
      const value = testimonial.texts[language][field].trim();
      texts[columnOf(field, language)] =
        value === '' && language !== SOURCE_LANGUAGE ? null : value;
    }
  }
  return {
    ...(texts as Pick<TestimonialRow, TextColumn>),
    original_language: testimonial.originalLanguage,
    outdated_languages: testimonial.outdated,
    image: testimonial.image,
    platform_logo: testimonial.platformLogo,
    platform_name: testimonial.platformName.trim() || null,
    active: testimonial.active,
    consent_date: testimonial.consentDate || null,
    verification: testimonial.verification.trim() || null,
    consent_text: testimonial.consentText.trim() || null,
    consent_via: testimonial.consentVia || null,
    created_at: testimonial.createdAt,
  };
}

const REQUIRED = ['consentDate', 'consentText', 'consentVia', 'verification'] as const;
type Requirement = (typeof REQUIRED)[number];

/** What is missing before a testimonial may be shown; the database checks the same. */
export function missingForActivation(testimonial: Pick<Testimonial, Requirement>): Requirement[] {
  return REQUIRED.filter((field) => !testimonial[field].trim());
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
