import type { Language } from './languages.ts';
import { pathOf } from './pages.ts';

/** What a client's link leads to on the contact page. */
type Subject = 'appointment' | 'documents';

/** The hash of a client's link: neither servers nor search engines get the token in it. */
export const clientHash = (subject: Subject, token: string) => `#${subject}=${token}`;

/**
 * The address of a client's link. Opening it reads, and only a button on the page changes anything,
 * since mail programs open links to check them.
 */
export const clientUrl = (siteUrl: string, language: Language, subject: Subject, token: string) =>
  siteUrl + pathOf('contact', language) + clientHash(subject, token);

/** The token in the hash of such an address. */
export function clientToken(subject: Subject, hash: string): string | undefined {
  const start = clientHash(subject, '');
  return hash.startsWith(start) ? hash.slice(start.length) : undefined;
}
