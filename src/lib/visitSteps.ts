import type { Language } from '@/site/languages';
import { LEGAL_TEXT_IDS, type LegalTextId } from '@/site/legal';
import { type Address, addressOf } from '@/site/pages';
import type { Database } from './database.types';
import { env } from './db';
import { asksNotToBeTracked } from './doNotTrack';
import { storedAccessToken } from './session';
import { whenIdle } from './whenIdle';

type PageKind = Database['public']['Enums']['page_kind'];
type Step = Database['public']['Enums']['visit_step'];

/**
 * What this run of the app has counted in one language. It is in memory only, so that nothing is
 * stored that could tell one visitor from another: a reload begins another visit.
 */
let visit:
  | {
      language: Language;
      pages: Set<PageKind>;
      /** The pages that were seen before the form was begun, to which all that follows is counted. */
      opened?: PageKind[];
      isSent?: true;
    }
  | undefined;

type Page = Address['page'];

const isLegalText = (page: Page): page is LegalTextId =>
  (LEGAL_TEXT_IDS as readonly string[]).includes(page);

const isService = (page: Page): page is Extract<Page, `service${string}`> =>
  page.startsWith('service');

/**
 * Not of the legal texts, which nobody comes for. Without a type assertion, so that the compiler
 * reports a page that the database does not count.
 */
function kindOf(pathname: string): PageKind | undefined {
  const page = addressOf(pathname)?.page;
  if (page === undefined || isLegalText(page)) return undefined;
  if (page === 'term') return 'glossary';
  if (page === 'lawyers') return 'lawyer';
  return isService(page) ? 'service' : page;
}

/** The kind of the page whose link has led to this document, and which has been counted there. */
function kindBefore(): PageKind | undefined {
  if (!document.referrer) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? kindOf(pathname) : undefined;
}

/** Counts that the visit sees a kind of page, once. */
export function countPageSeen(pathname: string, language: Language): void {
  const before = visit ? undefined : kindBefore();
  if (visit?.language !== language) visit = { language, pages: new Set(before && [before]) };
  const kind = kindOf(pathname);
  if (!kind || visit.pages.has(kind)) return;
  visit.pages.add(kind);
  whenIdle(() => send([kind], language, 'seen'));
}

/** Counts that the enquiry form is begun, once in a visit. */
export function countFormBegun(): void {
  if (!visit || visit.opened) return;
  visit.opened = [...visit.pages];
  send(visit.opened, visit.language, 'opened');
}

/** Counts that an enquiry has been sent, once in a visit, and whether it books an appointment. */
export function countEnquirySent(books = false): void {
  if (!visit?.opened || visit.isSent) return;
  visit.isSent = true;
  send(visit.opened, visit.language, 'sent');
  if (books) send(visit.opened, visit.language, 'booked');
}

/**
 * Sends by `fetch` because `db` cannot after the page is left; nothing waits for it. Neither staff
 * are counted nor anyone who asks not to be tracked (Do Not Track, Global Privacy Control).
 */
function send(pages: PageKind[], lang: Language, reached: Step): void {
  if (asksNotToBeTracked() || storedAccessToken(env.supabaseUrl)) return;
  fetch(`${env.supabaseUrl}/rest/v1/rpc/count_step`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { apikey: env.supabaseAnonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ pages, lang, reached }),
  }).catch(() => undefined);
}
