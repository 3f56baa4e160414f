/**
 * The publishable key of the embedded backend. Not a secret: the database's policies decide what it
 * may read.
 */
export const EMBEDDED_ANON_KEY = 'sb_publishable_embedded';
