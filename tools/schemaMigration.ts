/**
 * `npm run schema:migration -- SUBJECT`: drafts the migration that takes a database from the
 * migrations to supabase/schemas. A draft of that subject that is not released is continued.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatSqlStatements } from '@supabase/pg-delta/sql-format';
import type { Driver } from '../server/embedded/connection.ts';
import { startEmbedded } from '../server/embedded/embedded.ts';
import { migrationFiles, schemaFiles } from '../server/embedded/sql.ts';
import { SUPABASE } from '../server/paths.ts';
import { refuse } from './refuse.ts';
import { schemaActions, schemaDifferences } from './schemaDifferences.ts';

/** The migration from one database, to which it is applied, to another; and what a person must write or check. */
async function draftMigration(from: Driver, to: Driver) {
  const actions = await schemaActions(from, to);
  const checks = actions
    .filter(({ dataLoss, verb }) => dataLoss === 'destructive' && verb !== 'create')
    .map(({ sql }) => `loses data: ${sql.split('\n', 1)[0] ?? ''}`);
  const statements = actions.map(({ sql }) => sql);
  // Functions in SQL name what comes after them.
  if (statements.length > 0) statements.unshift('set check_function_bodies = off');
  const sql = formatSqlStatements(statements, { keywordCase: 'lower' })
    .map((statement) => `${statement};`)
    .join('\n\n');
  await from.exec(sql);
  return { sql, byHand: [...checks, ...(await schemaDifferences(from, to))] };
}

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
