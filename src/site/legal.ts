/** The three legal texts (SPEC 2.15): each has a page in every language, and a dialog in Spanish. */
export const LEGAL_TEXT_IDS = ['privacy', 'cookies', 'notice'] as const;

export type LegalTextId = (typeof LEGAL_TEXT_IDS)[number];

/**
 * The version of the data-protection text, recorded with each enquiry's consent. Change it together
 * with the text.
 */
export const DATA_PROTECTION_VERSION = '2026-11-26';
