/**
 * How many months an enquiry that led to no engagement is kept at most, as the data notice promises
 * (PRODUCT 6). The database's default and limit are those of `survey_retention_months` in
 * supabase/schemas/01_settings.sql; tests/features/public/enquiry-form/rules.test.ts compares them.
 */
export const ENQUIRY_RETENTION_MONTHS = 12;

/** How many months a backup is kept at most, as the data notice promises; docs/operate.md says how. */
export const BACKUP_MONTHS = 12;
