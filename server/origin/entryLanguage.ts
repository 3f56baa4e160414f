/**
 * At an address without a language prefix the host chooses the language before the first byte (SPEC
 * 4.1): the visitor's choice, else the browser's first language, else Spanish. `npm start` and the
 * files for other hosts (build/hostFiles.ts) follow this one table.
 */
import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGES,
} from '../../src/site/languages.ts';
import { FIXED_PAGES } from '../../src/site/pages.ts';
import { postPattern, regExpOf } from '../hostRules.ts';

/** The languages that such an address may be shown in, besides its own. */
const OTHERS = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** For each address without prefix and each other language, the page to send. */
export const ENTRY_PAGES: readonly { path: string; language: Language; shown: string }[] =
  OTHERS.flatMap((language) =>
    FIXED_PAGES.map((pathIn) => ({
      path: pathIn(DEFAULT_LANGUAGE),
      language,
      shown: pathIn(language),
    })),
  );

/** The paths at which the host chooses, as `:slug` patterns of server/hostRules.ts. */
export const ENTRY_PATTERNS: readonly string[] = [
  ...FIXED_PAGES.map((pathIn) => pathIn(DEFAULT_LANGUAGE)),
  postPattern(DEFAULT_LANGUAGE),
];

/** What a response at such an address depends on, besides the address. */
export const ENTRY_VARY = 'Accept-Language, Cookie';

const ENTRY = new RegExp(ENTRY_PATTERNS.map(regExpOf).join('|'));

/** Whether the host chooses the language of a path. */
export function isEntryPath(path: string): boolean {
  return ENTRY.test(path);
}

/** The language that a request asks for at an address without prefix. */
export function entryLanguage(request: {
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}): Language {
  const chosen = parse(request.cookie ?? '', LANGUAGE_COOKIE)[LANGUAGE_COOKIE];
  if (isLanguage(chosen)) return chosen;
  // Only the preferred one, as in the browser: SPEC 4.1 considers no other.
  const [wanted] = parseAccept(request.acceptLanguage ?? '');
  const code = wanted?.type.split('-')[0]?.toLowerCase();
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}
