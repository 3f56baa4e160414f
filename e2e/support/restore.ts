import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { keepRows, type Sql } from './keptRows';

const SESSION_TIMES = [
  ['auth.sessions', 'created_at'],
  ['auth.mfa_amr_claims', 'updated_at'],
];

/**
 * Copies the whole database as it is now. @returns a function that puts back every row of content,
 * accounts, sessions and files, and the office's clock, whatever a test has made of them.
 */
export async function keepDatabase(backend: EmbeddedBackend): Promise<() => Promise<void>> {
  const sql: Sql = (text, values) => backend.query(text, values);
  // A revision only ever rises: a server that has read one reads again at the next. From the first
  // test on it is not the one of the build, whose pages therefore start the app by themselves.
  const nextRevision = () => sql('update private.publication set revision = revision + 1');
  await nextRevision();
  const rows = await keepRows(sql, ['private.publication']);
  const clock = `select pg_get_functiondef('private.office_instant()'::regprocedure) as text`;
  const [kept] = await sql(clock);
  return async () => {
    if (await rows.restore()) await nextRevision();
    const [now] = await sql(clock);
    if (now?.text !== kept?.text) await sql(String(kept?.text));
    // Sessions end half an hour after their last use, and a password counts as typed just now for
    // ten minutes; a worker may run for longer.
    for (const [table, column] of SESSION_TIMES) {
      await sql(
        `update ${table} set ${column} = now() where ${column} < now() - interval '3 minutes'`,
      );
    }
    backend.emails?.messages.clear();
  };
}
