import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Files } from '@/features/admin/texts/catalogue';
import { NAMESPACES } from '@/i18n/namespaces';
import { recordOf } from '@/lib/recordOf';
import { LANGUAGES } from '@/site/languages';
import { ROOT } from '../../server/paths';

/** A shipped translation file as it is written. */
export function localeFile(language: string, namespace: string): string {
  return readFileSync(join(ROOT, 'public/locales', language, `${namespace}.json`), 'utf8');
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
