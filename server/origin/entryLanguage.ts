/**
 * At an address without a language prefix the host chooses the language before the first byte (SPEC
 * 4.1): the visitor's choice, else the browser's first language, else Spanish, which robots always
 * get. `npm start` and the files for other hosts (build/hostFiles.ts) follow these rules.
 */
import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import {
  chosenLanguage,
  SOURCE_LANGUAGE,
  type Language,
  LANGUAGE_COOKIE,
  LANGUAGE_TIMING,
  TRANSLATIONS,
} from '../../src/site/languages.ts';
import { FIXED_PATHS, translatePath } from '../../src/site/pages.ts';
import { postPattern, regExpOf } from '../hostRules.ts';

/** For each address without prefix and each other language, the page to send. */
export const ENTRY_PAGES: readonly { path: string; language: Language; shown: string }[] =
  TRANSLATIONS.flatMap((language) =>
    FIXED_PATHS.map((path) => ({ path, language, shown: translatePath(path, language) })),
  );

/** The paths at which the host chooses, as `:slug` patterns of server/hostRules.ts. */
export const ENTRY_PATTERNS: readonly string[] = [...FIXED_PATHS, postPattern(SOURCE_LANGUAGE)];

/** What a response at such an address depends on besides, and that the host has chosen. */
export const ENTRY_HEADERS = {
  Vary: 'Accept-Language, Cookie, User-Agent',
  'Server-Timing': LANGUAGE_TIMING,
};

const ENTRY = new RegExp(ENTRY_PATTERNS.map(regExpOf).join('|'));

/** Whether the host chooses the language of a path. */
export function isEntryPath(path: string): boolean {
  return ENTRY.test(path);
}

/** Robots get the address's own language. Browsers of people have none of these words ('CUBOT' is a phone). */
export const ROBOTS =
  /(?<!cu)bot|crawl|spider|slurp|preview|google-|-google|googleother|facebookexternalhit|compatible; yandex/i;

/** The language that a request asks for at an address without prefix. */
export function entryLanguage(request: {
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
  userAgent?: string | undefined;
}): Language {
  if (ROBOTS.test(request.userAgent ?? '')) return SOURCE_LANGUAGE;
  // Only the preferred one, as in the browser: SPEC 4.1 considers no other.
  const [wanted] = parseAccept(request.acceptLanguage ?? '');
  const choice = parse(request.cookie ?? '', LANGUAGE_COOKIE)[LANGUAGE_COOKIE];
  return chosenLanguage(choice, wanted?.type);
}
