/** How long a client's link lasts. */
export const LINK_DAYS = 14;

/** The bytes of a part of a document, and of a whole one (supabase/schemas/54_documents.sql). */
export const DOCUMENT_PART = 128 * 1024;
export const MOST_DOCUMENT_BYTES = 80 * DOCUMENT_PART;
