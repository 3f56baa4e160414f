/** The three legal texts (SPEC 2.15): each has a page in every language, and a dialog in Spanish. */
export const LEGAL_TEXT_IDS = ['privacy', 'cookies', 'notice'] as const;

export type LegalTextId = (typeof LEGAL_TEXT_IDS)[number];

/** The sections of the data-protection text, in order. */
export const PRIVACY_SECTIONS = [
  'privacy.controller',
  'privacy.data',
  'privacy.purposes',
  'privacy.others',
  'privacy.minors',
  'privacy.retention',
  'privacy.recipients',
  // Apart from the other rights (RGPD, art. 21.4).
  'privacy.objection',
  'privacy.rights',
] as const;

/** Recorded with each enquiry's consent: change it together with the data-protection text. */
export const DATA_PROTECTION_VERSION = '2026-11-27';
