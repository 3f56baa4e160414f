import { join } from 'node:path';
import { queryOf } from '../archive/site.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { log } from '../log.ts';
import { secretOf } from '../secrets.ts';
import type { Connection } from './connection.ts';
import { migrate, type Upgrade } from './migrations.ts';
import type { SqlFile } from './sql.ts';
import type { fileStorage } from './storageAdapter.ts';

/**
 * Brings a database to this version. One that has content is archived into its data directory
 * first: there is no way back but to restore that file.
 */
export async function upgrade(
  connection: Connection,
  files: readonly SqlFile[],
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
  await migrate(connection, files, plan);
  if (isUpgrade) {
    const names = plan.pending.map(({ name }) => name).join(' ');
    log('The database is upgraded', undefined, { migrations: names });
  }
}
