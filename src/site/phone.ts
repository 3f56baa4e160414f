/**
 * The one rule for phone numbers, of the form, the admin area and the links of both;
 * tests/site/phone.test.ts lists the cases. How they are shown: `formatPhone` in links.ts.
 */
import type { Country } from './countries.ts';
import { firmCountry } from './firmCountry.ts';

/** The numbers of Italy, San Marino and the Vatican keep the zero after the country's code. */
const KEEPS_ZERO = /^(\+|00)(39|378|379)(?!\d)/;

/**
 * A typed or pasted number in the characters that the database takes: digits of other scripts,
 * marks of an address book and dashes of every length become plain ones, and a zero in brackets,
 * which is dialled without the country's code only, goes.
 */
export function typedPhone(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^\s*tel:/i, '')
    .replace(/^[(/\s]*\+[(/\s]*/, '+')
    .trim();
  const isDropped = /^(\+|00)/.test(plain) && !KEEPS_ZERO.test(plain);
  return plain
    .replace(/\(0\)\s*/, isDropped ? ' ' : '0')
    .replace(/[()/\s]+/g, ' ')
    .trim();
}

/**
 * A number as E.164, with the code of the firm's country for one of that country's own; '' for one
 * that cannot be dialled from there, as '8 (916) …', and for what is no number.
 */
export const toE164 = (typed: string): string => e164In(firmCountry, typed);

/** The same for a firm in another country. */
export function e164In({ callingCode, own }: Country, typed: string): string {
  const digits = typedPhone(typed).replace(/[ .-]/g, '').replace(/^00/, '+');
  const number = own.test(digits) ? `+${callingCode}${digits}` : digits;
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : '';
}
