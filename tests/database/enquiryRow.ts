import { ENQUIRY, insertRow } from '../../e2e/support/database';
import { embeddedJobs } from '../../server/programs/jobs';
import { daysLater } from '../../src/site/dates';
import type { Row, TestBackend } from '../support/backend';

export { ENQUIRY, insertRow };

/** Inserts an enquiry as the database's owner, in any state. @returns its id. */
export const insertEnquiry = async (sql: TestBackend['sql'], change: Row = {}): Promise<string> =>
  String((await insertRow(sql, 'contact_surveys', { ...ENQUIRY, ...change })).id);

/** Last days of blocks, which must be to come. */
export const [NEXT_YEAR, LATER] = [365, 730].map((days) =>
  daysLater(new Date().toISOString().slice(0, 10), days),
) as [string, string];

/** Runs a job as the server does each night. */
export const runJob = ({ backend }: TestBackend, job: string) =>
  embeddedJobs(backend, 'http://localhost:4173')
    .find(({ name }) => name === job)
    ?.run();

/** The newest line of the access log. */
export const lastLogged = async ({ sql }: TestBackend): Promise<Row | undefined> =>
  (
    await sql('select action, subjects, detail from private.access_log order by seq desc limit 1')
  )[0];
