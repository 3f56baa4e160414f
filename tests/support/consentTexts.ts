import { readdirSync, readFileSync } from 'node:fs';
import { CONSENT_PARTS } from '@/site/consentTexts';
import { LANGUAGES } from '@/site/languages';
import { DATA_PROTECTION_VERSION } from '@/site/legal';
import { recordedNotice } from '@/site/wordings';
import { localeFiles } from './locales';

export const survey = (language: (typeof LANGUAGES)[number]) =>
  (localeFiles[language].contact as { survey: Record<string, string> }).survey;

/** What people read and agree to at the form, as the files have it. */
export const SHIPPED_CONSENT = LANGUAGES.flatMap((language) => [
  ...CONSENT_PARTS.map((part) => ({
    part,
    language,
    version: null,
    text: survey(language)[part] ?? '',
  })),
  {
    part: 'notice' as const,
    language,
    version: DATA_PROTECTION_VERSION,
    text: recordedNotice(localeFiles[language].legal as object),
  },
]);

/** The texts of all wordings that the migrations record, older ones too. */
export function recordedConsent(): string[] {
  const folder = new URL('../../supabase/migrations/', import.meta.url);
  const row = /^ {2}\('\w+', '\w\w', (?:null|'[\d-]+'), '((?:[^']|'')*)'\)[,;]$/gm;
  return readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .flatMap((sql) => [...sql.matchAll(row)].map(([, text = '']) => text.replaceAll("''", "'")));
}
