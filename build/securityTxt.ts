import { firm } from '../src/site/firm.ts';

/** Where a reader looks for it (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';

/** RFC 9116 recommends less than a year; a site that nobody builds any more shows that it is stale. */
const VALID_DAYS = 364;

/** How a flaw in the site is reported to the firm. */
export function securityTxt(siteUrl: string, today: Date): string {
  const expires = new Date(today.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${firm.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: es, en',
    `Canonical: ${siteUrl}/${SECURITY_TXT}`,
    '',
  ].join('\n');
}
