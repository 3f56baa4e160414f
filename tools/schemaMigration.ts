/**
 * `npm run schema:migration -- SUBJECT`: drafts the migration that takes a database from the
 * migrations to supabase/schemas. A draft of that subject that is not released is continued.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '../server/embedded/embedded.ts';
import { migrationFiles, schemaFiles } from '../server/embedded/sql.ts';
import { SUPABASE } from '../server/paths.ts';
import { draftMigration } from './draftMigration.ts';
import { refuse } from './refuse.ts';

const [subject = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_]*$/.test(subject)) {
  refuse('What is it about? npm run schema:migration -- SUBJECT, such as add_redirects');
}

const migrated = await startEmbedded({ seed: false, captureEmails: true });
const declared = await startEmbedded({
  seed: false,
  captureEmails: true,
  migrations: schemaFiles(),
});
try {
  const { sql, byHand } = await draftMigration(
    migrated.connection.driver,
    declared.connection.driver,
  );
  if (!sql && byHand.length === 0) {
    console.info('The migrations give the database of supabase/schemas already.');
  } else {
    const now = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
    const known = migrationFiles().find(({ name }) => name.endsWith(`_${subject}.sql`));
    const file = join(SUPABASE, 'migrations', known?.name ?? `${now}_${subject}.sql`);
    const before = existsSync(file) ? `${readFileSync(file, 'utf8')}\n` : '';
    const notes = byHand.map((line) => `-- By hand: ${line.replaceAll('\n', '\n-- ')}\n`);
    writeFileSync(file, `${before}${notes.join('')}${sql}\n`);
    console.info(`${before ? 'Continued' : 'Drafted'} ${file}`);
    for (const line of byHand) console.warn(`By hand: ${line}`);
    console.info('Read it, take its data along, then: npm run gen:types');
  }
} finally {
  await migrated.close();
  await declared.close();
}
