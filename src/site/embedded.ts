/** The publishable key of the embedded backend, no secret: policies decide what it may read. */
export const EMBEDDED_ANON_KEY = 'sb_publishable_embedded';
