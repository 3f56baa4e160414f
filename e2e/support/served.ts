import { test as base } from '@playwright/test';
import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { DIST } from '../../server/paths';
import { listen, originApp } from '../../server/origin/originServer';
import { followPublished, publicProject } from '../../server/publication/followPublished';
import { keepRows, type Sql } from './keptRows';
import { collectServerLog } from './serverLog';
import { keepSessions } from './session';
import { startSeeded } from './snapshot';

const serverLog = collectServerLog();

interface WorkerFixtures {
  /** A backend in this worker's memory, loaded from the seeded snapshot. */
  backend: EmbeddedBackend;
  /** Puts the whole database back to how the worker's first test found it. */
  restore: () => Promise<void>;
  /** Two servers of the production build in front of it. */
  served: {
    shell: string;
    prerendered: string;
    backend: EmbeddedBackend;
    /** Reads again what is public, and takes the pages of the build as written for it. */
    refresh: () => Promise<void>;
  };
}

const SESSION_TIMES = [
  ['auth.sessions', 'created_at'],
  ['auth.mfa_amr_claims', 'updated_at'],
];

/**
 * Copies the whole database as it is now. @returns a function that puts back every row of content,
 * accounts, sessions and files, and the office's clock, whatever a test has made of them.
 */
async function keepDatabase(backend: EmbeddedBackend): Promise<() => Promise<void>> {
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

/** Every worker has its own backend and data. */
export const test = base.extend<{ logOfFailed: undefined }, WorkerFixtures>({
  logOfFailed: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses this parameter.
    async ({}, use, info) => {
      serverLog.clear();
      await use(undefined);
      if (info.status !== info.expectedStatus) serverLog.print();
    },
    { auto: true },
  ],
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses this parameter.
    async ({}, use) => {
      const backend = await startSeeded({ captureEmails: true });
      await use(backend);
      await backend.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  restore: [
    async ({ backend, served }, use) => {
      await keepSessions(served.prerendered, served.shell);
      await use(await keepDatabase(backend));
    },
    { scope: 'worker' },
  ],
  served: [
    async ({ backend }, use) => {
      const published = followPublished(publicProject(backend));
      const [shell, prerendered] = await Promise.all(
        [false, true].map((built) =>
          listen(originApp(backend, DIST, { prerendered: built, published }), 0),
        ),
      );
      if (!shell || !prerendered) throw new Error('no server');
      const refresh = async () => {
        await published.refresh();
        published.beginWriting()();
      };
      await use({ shell: shell.url, prerendered: prerendered.url, backend, refresh });
      await Promise.all([shell.close(), prerendered.close()]);
    },
    { scope: 'worker' },
  ],
});
