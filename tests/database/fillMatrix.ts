import type { TestBackend } from '../support/backend';
import { OTHER } from '../support/languages';
import { insertRow, NEXT_YEAR } from './enquiryRow';
import { ANA, TABLES, uuid } from './matrix';

/** What the functions return something of, in tables that the API does not expose. */
const PRIVATE_ROWS = [
  // Only mails that have waited are undelivered.
  `update private.mail_outbox set created_at = now() - interval '1 hour'`,
  `update private.mail_sender set seen_at = now()`,
  `update public.appointment_kinds set offered = true, hours = '{"1": [["09:00", "14:00"]]}' where id = 'video'`,
  `insert into private.calendar_feed (token_hash, with_names) values ('none', false)`,
  `select private.log_access('opened', array['${ANA}']::uuid[])`,
  `insert into private.blocked_surveys (id, received_on, reason, until, survey, appointments)
   values ('${uuid(22)}', '2026-01-01', 'Reclamación', '${NEXT_YEAR}', '{"name": "Carla"}', '[]')`,
  `update private.build_hook set problem = 'http 404'`,
  `insert into private.visit_steps values
     (private.office_today(), 'service', '${OTHER}', 'seen', 6),
     (private.office_today(), 'service', '${OTHER}', 'opened', 4)`,
];

/** Inserts the rows of the permission matrix. */
export async function fillMatrix(sql: TestBackend['sql']): Promise<void> {
  await sql(`update public.language_settings set is_active = false where language_code = 'fr'`);
  for (const [table, { rows, given }] of Object.entries(TABLES)) {
    if (table !== 'staff' && !given) await sql(`delete from public.${table}`);
    for (const row of rows) await insertRow(sql, table, row);
  }
  for (const statement of PRIVATE_ROWS) await sql(statement);
}
