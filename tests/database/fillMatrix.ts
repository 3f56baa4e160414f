import type { TestBackend } from '../support/backend';
import { insertRow } from './enquiryRow';
import { TABLES } from './matrix';
import { PRIVATE_ROWS } from './privateRows';

/** Inserts the rows of the permission matrix. */
export async function fillMatrix(sql: TestBackend['sql']): Promise<void> {
  await sql(`update public.language_settings set is_active = false where language_code = 'fr'`);
  for (const [table, { rows, given }] of Object.entries(TABLES)) {
    if (table !== 'staff' && !given) await sql(`delete from public.${table}`);
    for (const row of rows) await insertRow(sql, table, row);
  }
  for (const statement of PRIVATE_ROWS) await sql(statement);
}
