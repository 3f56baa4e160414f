import { env } from '@/lib/db';
import { OFFICE, parseOfficeTime } from '@/lib/admin/format';
import { enquiries as t } from '@/admin-texts';
import { LOCALES } from '@/site/dateLocales';
import { dayOf, hourOf, longDay } from '@/site/dates';
import { firm } from '@/site/firm';
import { firmCountry } from '@/site/firmCountry';
import { type Language, LANGUAGE_FACTS } from '@/site/languages';
import { formatPhone } from '@/site/links';
import { pathOf } from '@/site/pages';

/** What a template may contain in double braces; `typed` by who answers, the others known. */
export const FIELDS = {
  nombre: { label: t('templateFields.name') },
  fecha: { label: t('templateFields.date') },
  referencia: { label: t('templateFields.reference') },
  telefono: { label: t('templateFields.phone') },
  despacho: { label: t('templateFields.firm') },
  autoridad: { label: t('templateFields.authority') },
  aviso: { label: t('templateFields.notice') },
  quien: { label: t('templateFields.who'), typed: 'line' },
  plazo: { label: t('templateFields.deadline'), typed: 'time' },
  cita: { label: t('templateFields.appointment'), typed: 'time' },
  documentos: { label: t('templateFields.documents'), typed: 'lines' },
  detalle: { label: t('templateFields.detail'), typed: 'lines' },
} as const;

export type FieldName = keyof typeof FIELDS;
export type TypedName = 'quien' | 'plazo' | 'cita' | 'documentos' | 'detalle';
export type TypedValues = Partial<Record<TypedName, string>>;

const PLACEHOLDER = /\{\{\s*([^{}\s]+)\s*\}\}/g;

/** The names in double braces in a text, each once. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

export const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

/** The fields of a text that somebody has to fill in. */
export function typedFieldsIn(text: string): TypedName[] {
  return fieldsIn(text).filter(
    (name): name is TypedName => isField(name) && 'typed' in FIELDS[name],
  );
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
