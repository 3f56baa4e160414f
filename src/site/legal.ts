/** The three legal texts (SPEC 2.15). Features link to them, layout and pages open them. */
export type LegalTextId = 'data-protection' | 'cookies' | 'notice';

/**
 * The version of the data-protection text, recorded with each enquiry's consent. Change it together
 * with the text.
 */
export const DATA_PROTECTION_VERSION = '2026-11-26';
