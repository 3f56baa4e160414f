/**
 * Where the host could not choose the language of an address without prefix, the first script
 * replaces the served document by the one prerendered in the visitor's language, before anything is
 * hydrated. Where it could (server/origin/entryLanguage.ts), there is nothing to do.
 */
import { DEFAULT_LANGUAGE, isLanguage } from '@/site/languages';
import { type Counterpart, replaceBody } from './replaceBody';
import {
  browserLanguage,
  PAGE_DATA_ID,
  servedLanguage,
  storedLanguage,
  storeLanguage,
} from './visitorLanguage';

/** Crawlers index each address in its own language, whatever language their browser prefers. */
const CRAWLER = /bot|crawl|spider|slurp|preview|lighthouse/i;

/** After this time the served page stays. */
const TIMEOUT_MS = 10_000;

/** The head's elements that differ between pages; scripts and the full style sheet do not. */
const OF_THE_PAGE =
  'title, meta, style, link:not([rel=stylesheet], [rel=modulepreload], [rel~=icon])';

/**
 * Replaces the page by the one in the visitor's language, if it is in another.
 * @returns the function that maps an old element to the new one; undefined where the page stays.
 */
export async function exchangePage(): Promise<Counterpart | undefined> {
  const path = wantedPage();
  if (!path) return undefined;
  try {
    const response = await fetch(path, {
      priority: 'high',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.getElementById(PAGE_DATA_ID) ? replacePage(page) : undefined;
  } catch {
    return undefined; // Offline, or too slow: the served page can be read.
  }
}

/** The path of this page in the visitor's language; undefined if it is already shown in it. */
function wantedPage(): string | undefined {
  const served = servedLanguage();
  // Only the Spanish path has no language of its own.
  if (!served || pathIn(DEFAULT_LANGUAGE) !== location.pathname) return undefined;
  const chosen = storedLanguage();
  // The host has already chosen a page whose language differs from its address's.
  const detect = served === DEFAULT_LANGUAGE && !CRAWLER.test(navigator.userAgent);
  const wanted = chosen ?? (detect ? browserLanguage() : served);
  if (!isLanguage(wanted) || wanted === served) return undefined;
  // The host does not know the choice, because its cookie is missing or outdated.
  if (chosen) storeLanguage(chosen);
  return pathIn(wanted);
}

/** The page's path in a language; undefined where it does not exist in it. */
function pathIn(language: string): string | undefined {
  const link = document.head.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`);
  return link ? new URL(link.href).pathname : undefined;
}

function replacePage(page: Document): Counterpart {
  const { documentElement: html, head } = document;
  html.lang = page.documentElement.lang;
  html.dir = page.documentElement.dir;
  for (const element of head.querySelectorAll(OF_THE_PAGE)) element.remove();
  head.append(...page.head.querySelectorAll(OF_THE_PAGE));
  return replaceBody(page.body.children);
}
