/**
 * The one rule for e-mail addresses: of the forms, the database (`private.is_mail_address()` in
 * supabase/schemas/00_schemas.sql) and the mails. It takes addresses in any script, and none that a
 * program could read as a list, a name or a way round: 'a@x.es,b@y.es', '<a@x.es>', 'a%y.es@x.es'.
 * Nor those with letters that software changes: for some, a domain with ß is another one.
 */

const SHAPE = /^[^@]{1,64}@[^@]+\.[^@0-9.][^@.]+$/u;
/** Blanks, invisible and full-width characters, and what has a meaning around addresses. */
const NOWHERE =
  /[^!-~\u00a1-\u1fff\u2070-\u2fff\u3004-\ufdff\u{10000}-\u{10ffff}]|[,:;<>()[\]\\"%!|]/u;
const NOT_IN_DOMAIN = /@.*[#$&'*+/=?^_`{}~ßς]/u;
/** Dots and hyphens at an end of a part. */
const MISPLACED = /^\.|\.[.@]|@[.-]|@.*(\.-|-\.)|-$/u;

/** In code points, as the database counts. */
export const MAX_MAIL_ADDRESS = 254;

/** Whether mail can be sent to an address; its length is not looked at. */
export const isMailAddress = (text: string): boolean =>
  SHAPE.test(text) && ![NOWHERE, NOT_IN_DOMAIN, MISPLACED].some((wrong) => wrong.test(text));

/** A typed or pasted address without what a mail program or a list puts around it. */
export const typedAddress = (text: string): string =>
  text
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/s, '')
    .replace(/^[^<]*<([^<>]*)>$/, '$1')
    .replace(/[\s;,.]+$/, '');
