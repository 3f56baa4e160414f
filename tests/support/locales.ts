import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Files } from '@/features/admin/texts/catalogue';
import { NAMESPACES } from '@/i18n/namespaces';
import { recordOf } from '@/lib/recordOf';
import { type Language, LANGUAGES } from '@/site/languages';
import { legalFile } from '../../build/legalTexts';
import { ROOT } from '../../server/paths';

/** A shipped translation file as it is written. */
export function localeFile(language: Language, namespace: string): string {
  const file =
    namespace === 'legal'
      ? legalFile(language)
      : join(ROOT, 'public/locales', language, `${namespace}.json`);
  return readFileSync(file, 'utf8');
}

/** All shipped translation files, parsed. */
export const localeFiles = recordOf(LANGUAGES, (language) =>
  Object.fromEntries(
    NAMESPACES.map((namespace) => [
      namespace,
      JSON.parse(localeFile(language, namespace)) as unknown,
    ]),
  ),
) as Files;
