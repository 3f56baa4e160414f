import type { Language } from './languages.ts';
import { pathOf } from './pages.ts';

const HASH = '#documents=';

/** How long a client's link lasts. */
export const LINK_DAYS = 14;

/** The bytes of a part of a document, and of a whole one (supabase/schemas/54_documents.sql). */
export const DOCUMENT_PART = 128 * 1024;
export const MOST_DOCUMENT_BYTES = 80 * DOCUMENT_PART;

/**
 * The address at which a client sends documents. The token is in the hash, which neither servers
 * nor search engines get; opening it reads, and only a button on the page changes anything.
 */
export function documentsUrl(siteUrl: string, language: Language, token: string): string {
  return `${siteUrl}${pathOf('contact', language)}${HASH}${token}`;
}

/** The token of such an address. */
export function documentTokenOf(hash: string): string | undefined {
  return hash.startsWith(HASH) ? hash.slice(HASH.length) : undefined;
}
