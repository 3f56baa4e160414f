import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byLanguage, type Files } from '@/features/translations/catalogue';
import { NAMESPACES } from '@/i18n/engine';
import { ROOT } from '../../backend/paths';

/** A shipped translation file as it is written. */
export function localeFile(language: string, namespace: string): string {
  return readFileSync(join(ROOT, 'public/locales', language, `${namespace}.json`), 'utf8');
}

/** All of them, read. */
export const localeFiles = byLanguage((language) =>
  Object.fromEntries(
    NAMESPACES.map((namespace) => [
      namespace,
      JSON.parse(localeFile(language, namespace)) as unknown,
    ]),
  ),
) as Files;
