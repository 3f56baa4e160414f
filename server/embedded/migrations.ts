import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { writeArchive } from '../archive/archive.ts';
import { queryOf } from '../archive/site.ts';
import { log } from '../log.ts';
import { secretOf } from '../secrets.ts';
import type { Connection } from './connection.ts';
import type { SqlFile } from './sql.ts';
import type { fileStorage } from './storage.ts';

/** A migration as the database knows it. */
interface Applied {
  version: string;
  name: string;
  /** Absent if it was applied before version 1.0.0. */
  hash?: string | null;
}

/** What is to be done to a database before it is used. */
type Upgrade = Awaited<ReturnType<typeof upgradeOf>>;

/** For a database that this version cannot use. */
const refusal = (reason: string, remedy: string) =>
  new Error(`${reason} Nothing was changed in it. ${remedy}`);

const UNFINISHED =
  'To take its content along: make an archive with the version that it was made by, and restore it ' +
  'into a new database (docs/operate.md). To start over: give another DATA_DIR or DATABASE_URL.';

/** The same for a file with the line ends of Windows. */
export const hashOf = (sql: string) =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

async function appliedIn({ driver }: Connection): Promise<Applied[]> {
  const { rows: found } = await driver.query<{ made: boolean }>(
    `select to_regclass('embedded.migrations') is not null as made`,
  );
  if (!found[0]?.made) return [];
  const { rows } = await driver.query<{ applied: Applied }>(
    'select to_jsonb(m) as applied from embedded.migrations as m order by version',
  );
  return rows.map(({ applied }) => applied);
}

/** Compares a database with these migrations and changes nothing. @throws for one they do not continue. */
export async function upgradeOf(connection: Connection, files: readonly SqlFile[]) {
  const applied = await appliedIn(connection);
  const newest = files.at(-1)?.version ?? '';
  for (const { version, name, hash } of applied) {
    const file = files.find((known) => known.version === version);
    if (!file && version > newest) {
      throw refusal(
        `The database was made by a newer version of the site, which had ${name}.`,
        'Start that version again, or open an archive of this one in a new directory (docs/operate.md).',
      );
    }
    if (!file || !hash) {
      throw refusal(
        `The database was made by another edition of this project, which had ${name}.`,
        UNFINISHED,
      );
    }
    if (hash !== hashOf(file.sql)) {
      throw refusal(
        `The migration ${name} is not the one that was applied to this database.`,
        'A migration never changes once it is applied: restore the file, and write the difference as a further one.',
      );
    }
  }
  const versions = new Set(applied.map(({ version }) => version));
  return {
    isNew: applied.length === 0,
    pending: files.filter(({ version }) => !versions.has(version)),
  };
}

/** Applies migrations in one transaction. @throws naming the one that failed. */
async function migrate({ driver }: Connection, { pending }: Upgrade): Promise<void> {
  await driver.transaction(async (tx) => {
    for (const { name, version, sql } of pending) {
      await tx.exec(sql).catch((cause: unknown) => {
        throw new Error(`Migration ${name} failed and changed nothing: ${String(cause)}`, {
          cause,
        });
      });
      await tx.query('insert into embedded.migrations values ($1, $2, $3)', [
        version,
        name,
        hashOf(sql),
      ]);
    }
  });
}

/**
 * Brings a database to this version. One that has content is archived into its data directory
 * first: there is no way back but to restore that file.
 */
export async function upgrade(
  connection: Connection,
  plan: Upgrade,
  storage: ReturnType<typeof fileStorage>,
  dataDir: string | undefined,
): Promise<void> {
  const isUpgrade = dataDir !== undefined && !plan.isNew && plan.pending.length > 0;
  if (isUpgrade) {
    const passphrase = secretOf('ARCHIVE_PASSPHRASE');
    // To the millisecond: an upgrade that failed is soon tried again.
    const time = new Date().toISOString().replaceAll(/[^\dT]/g, '');
    const archive = join(dataDir, `before-upgrade-${time}.jsonl.gz${passphrase ? '.age' : ''}`);
    await writeArchive(
      {
        transaction: (work) => connection.driver.transaction((tx) => work(queryOf(tx))),
        readObject: async (name) =>
          new Uint8Array((await storage.getObject('images', name, undefined)).body as Buffer),
      },
      archive,
      passphrase,
    );
    log('The site is archived before it is upgraded', undefined, { archive });
  }
  await migrate(connection, plan);
  if (isUpgrade) {
    const names = plan.pending.map(({ name }) => name).join(' ');
    log('The database is upgraded', undefined, { migrations: names });
  }
}
