/** The three legal texts (SPEC 2.15): any feature may offer one, the layout and the pages open it. */
export type LegalTextId = 'data-protection' | 'cookies' | 'notice';

/** The version of the data-protection text that a questionnaire's consent names: change it with the text. */
export const DATA_PROTECTION_VERSION = '2026-09-01';
