/** The three legal texts (SPEC 2.15). Features link to them, layout and pages open them. */
export type LegalTextId = 'data-protection' | 'cookies' | 'notice';

/**
 * The version of the data-protection text, recorded with each enquiry's consent. Change it together
 * with the text.
 */
export const DATA_PROTECTION_VERSION = '2026-11-23';

/**
 * How long an enquiry that led to no engagement is kept at most (PRODUCT 6), as the data notice
 * promises. It is the database's default and limit too (supabase/schemas/02_settings.sql).
 */
export const ENQUIRY_RETENTION_MONTHS = 12;
