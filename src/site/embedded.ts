/** The public key of the embedded backend. It opens nothing that a visitor may not see: the policies decide. */
export const EMBEDDED_ANON_KEY = 'sb_publishable_embedded';
