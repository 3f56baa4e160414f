/**
 * How many characters the fields of an enquiry may have, as in supabase/schemas/27_enquiries.sql and
 * in the errors' texts. Of an e-mail address: src/site/mailAddress.ts; a phone's are in its pattern (schema.ts).
 */
export const FIELD_LENGTHS = {
  opposing_party: { min: 1, max: 120 },
  message: { min: 10, max: 4000 },
  name: { min: 1, max: 120 },
} as const;
