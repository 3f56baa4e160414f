import { env } from '@/lib/db';
import { languageName, OFFICE, parseOfficeTime } from '@/lib/admin/format';
import { recordOf } from '@/lib/recordOf';
import { enquiries as t } from '@/admin-texts';
import { LOCALES } from '@/site/dateLocales';
import { dayOf, hourOf, longDay } from '@/site/dates';
import { firm } from '@/site/firm';
import { firmCountry } from '@/site/firmCountry';
import { type Language, LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { formatPhone } from '@/site/links';
import { pathOf } from '@/site/pages';

const KNOWN = [
  'nombre',
  'fecha',
  'referencia',
  'telefono',
  'despacho',
  'autoridad',
  'aviso',
] as const;

/** The fields that are filled in by who answers, in this order. */
export const TYPED = ['quien', 'plazo', 'cita', 'documentos', 'detalle'] as const;

/** What a template may contain in double braces, in words. */
export const FIELDS = recordOf([...KNOWN, ...TYPED], (name) => t(`templateFields.${name}`));

export type FieldName = keyof typeof FIELDS;
export type TypedName = (typeof TYPED)[number];
export type TypedValues = Partial<Record<TypedName, string>>;

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g;

/** The names in double braces in a text, each once. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

export const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

/** The fields of a text that somebody has to fill in. */
export const typedFieldsIn = (text: string) =>
  TYPED.filter((name) => fieldsIn(text).includes(name));

/** What keeps a template from being saved, by field: each text must have the fields of the Spanish one. */
export function templateProblems(name: string, texts: Record<Language, string>) {
  const wanted = fieldsIn(texts[SOURCE_LANGUAGE]);
  function problemOf(language: Language): string | undefined {
    const found = fieldsIn(texts[language]);
    const braces = (names: string[], isWrong: (name: string) => boolean) =>
      names
        .filter(isWrong)
        .map((field) => `{{${field}}}`)
        .join(', ');
    const unknown = braces(found, (field) => !isField(field));
    const missing = braces(wanted, (field) => !found.includes(field));
    const extra = braces(found, (field) => !wanted.includes(field));
    const isEmpty = !texts[language].trim();
    if (isEmpty && language === SOURCE_LANGUAGE) return t('templates.problem.spanish');
    if (unknown) return t('templates.problem.unknown', { fields: unknown });
    if (missing && !isEmpty) return t('templates.problem.missing', { fields: missing });
    return (
      extra && t('templates.problem.extra', { fields: extra, language: languageName(language) })
    );
  }
  return {
    ...recordOf(LANGUAGES, problemOf),
    name: name.trim() ? '' : t('templates.problem.name'),
  };
}

const dayIn = (language: Language, instant: Date | string) =>
  longDay(dayOf(instant, OFFICE), { locale: LOCALES[language] });

/** A local time of the office with day and hour; '' if it is not one. */
function longTime(local: string, language: Language): string {
  const instant = parseOfficeTime(local);
  if (Number.isNaN(instant.getTime())) return '';
  const comma = { ar: '، ', zh: ' ' }[language as string] ?? ', ';
  return `${dayIn(language, instant)}${comma}${hourOf(instant, OFFICE)}`;
}

/** Keeps numbers and Latin names in their order within Arabic text. */
const isolate = (text: string, language: Language) =>
  LANGUAGE_FACTS[language].dir === 'rtl' ? `\u2066${text}\u2069` : text;

const authority = firmCountry.supervisoryAuthority;

/** Who gets the text, and the enquiry or request that it answers, whose day may not be known. */
export interface Asked {
  id: string;
  name: string;
  created_at?: string;
}

/** What each field says in a language; '' where nobody has filled it in yet. */
export function fieldValues(
  { id, name, created_at }: Asked,
  typed: TypedValues,
  language: Language,
  phone: string,
): Record<FieldName, string> {
  return {
    nombre: name,
    fecha: created_at ? dayIn(language, created_at) : '',
    referencia: isolate(id.slice(0, 8).toUpperCase(), language),
    telefono: isolate(formatPhone(phone), language),
    despacho: isolate(firm.name, language),
    autoridad: isolate(`${authority.name} (${authority.website})`, language),
    aviso: isolate(`${env.siteUrl}${pathOf('privacy', language)}`, language),
    quien: typed.quien ?? '',
    plazo: longTime(typed.plazo ?? '', language),
    cita: longTime(typed.cita ?? '', language),
    documentos: typed.documentos?.trim() ?? '',
    detalle: typed.detalle?.trim() ?? '',
  };
}

/** A text with its fields filled in; those without a value, and unknown ones, stay as they are. */
export function fillIn(text: string, values: Record<FieldName, string>): string {
  return text.replace(PLACEHOLDER, (braces, name: string) =>
    isField(name) ? values[name] || braces : braces,
  );
}
