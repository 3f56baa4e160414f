import { firm } from '../src/site/firm.ts';

/** The path that RFC 9116 prescribes. */
export const SECURITY_TXT = '.well-known/security.txt';

/** RFC 9116 recommends less than a year. The file of a site that is no longer built expires. */
const VALID_DAYS = 364;

/** security.txt: how to report a vulnerability to the firm. */
export function securityTxt(siteUrl: string, email: string, today: Date): string {
  const expires = new Date(today.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${firm.lawyers[0].speaks.join(', ')}`,
    `Canonical: ${siteUrl}/${SECURITY_TXT}`,
    '',
  ].join('\n');
}
