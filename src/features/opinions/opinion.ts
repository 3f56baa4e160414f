import type { Tables } from '@/lib/database.types';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';

/** What an opinion says in one language; '' falls back to Spanish (SPEC 3.5). */
export interface OpinionText {
  name: string;
  role: string;
  testimonial: string;
}

/** An opinion as staff see it: all languages, and what its activation needs (PRODUCT 5). */
export interface Opinion {
  id: string;
  texts: Record<Language, OpinionText>;
  image: string | null;
  platformLogo: string | null;
  active: boolean;
  /** 'yyyy-MM-dd' or ''. */
  consentDate: string;
  /** How the firm made sure that it is a real client's. */
  verification: string;
  /** Decides the order: the newest first. */
  createdAt: string;
  updatedAt: string;
}

export type OpinionRow = Tables<'testimonials'>;

/** The bare columns are Spanish. */
const columnOf = (field: keyof OpinionText, language: Language) =>
  language === 'es' ? field : (`${field}_${language}` as const);

const FIELDS = ['name', 'role', 'testimonial'] as const;

export function toOpinion(row: OpinionRow): Opinion {
  const text = (language: Language): OpinionText => ({
    name: row[columnOf('name', language)] ?? '',
    role: row[columnOf('role', language)] ?? '',
    testimonial: row[columnOf('testimonial', language)] ?? '',
  });
  return {
    id: row.id,
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [language, text(language)]),
    ) as Opinion['texts'],
    image: row.image,
    platformLogo: row.platform_logo,
    active: row.active,
    consentDate: row.consent_date ?? '',
    verification: row.verification ?? '',
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

type Columns = Omit<OpinionRow, 'id' | 'updated_at'>;

/** The columns of an opinion; an empty translation is null, so that it falls back. */
export function toColumns(opinion: Omit<Opinion, 'id' | 'updatedAt'>): Columns {
  const texts: Partial<Record<ReturnType<typeof columnOf>, string | null>> = {};
  for (const language of LANGUAGES) {
    for (const field of FIELDS) {
      const value = opinion.texts[language][field].trim();
      texts[columnOf(field, language)] =
        value === '' && language !== DEFAULT_LANGUAGE ? null : value;
    }
  }
  return {
    ...(texts as Pick<Columns, ReturnType<typeof columnOf>>),
    image: opinion.image,
    platform_logo: opinion.platformLogo,
    active: opinion.active,
    consent_date: opinion.consentDate || null,
    verification: opinion.verification.trim() || null,
    created_at: opinion.createdAt,
  };
}

/** What still has to be filled in before an opinion may be shown; the database asks the same. */
export function missingForActivation(
  opinion: Pick<Opinion, 'consentDate' | 'verification'>,
): ('consentDate' | 'verification')[] {
  return (['consentDate', 'verification'] as const).filter((field) => !opinion[field].trim());
}

/** How much of a language is there. */
export function completeness({ name, role, testimonial }: OpinionText): 'none' | 'some' | 'all' {
  if (testimonial.trim()) return 'all';
  return name.trim() || role.trim() ? 'some' : 'none';
}
