/** The three legal texts (SPEC 2.15). Features link to them, layout and pages open them. */
export type LegalTextId = 'data-protection' | 'cookies' | 'notice';

/**
 * The version of the data-protection text, recorded with each enquiry's consent. Change it together
 * with the text.
 */
export const DATA_PROTECTION_VERSION = '2026-11-23';

/** How long an enquiry is kept that led to no engagement (PRODUCT 6): the database's own default. */
export const ENQUIRY_RETENTION_MONTHS = 12;
