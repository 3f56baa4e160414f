import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENQUIRY_RETENTION_MONTHS } from '../../src/site/retention.ts';
import { insert } from '../archive/restore.ts';
import { queryOf, type Row } from '../archive/site.ts';
import type { Statements } from './connection.ts';
import { startEmbedded } from './embedded.ts';
import { lockDirectory } from './lock.ts';
import { seedFiles } from './sql.ts';

/** Apart from what an archive holds (supabase/schemas/40_archive.sql), which has no passwords. */
const ALSO = ['auth.users', 'auth.identities', 'storage.objects', 'private.document_parts'];

/** What this version brings, or makes again from the rows copied. */
const OWN = [
  'private.practice_areas',
  'private.publication',
  'private.post_search',
  'private.names',
];

/** How many rows go into one statement: few, since parts of documents are large. */
const BATCH = 20;

/** The tables to copy, of the new database. Foreign keys are not checked, so in any order. */
async function tablesToCopy(database: Statements): Promise<string[]> {
  const { rows } = await database.query<{ tables: string[] }>(
    `select line -> 'tables' as tables from private.archive_lines() as line limit 1`,
  );
  return [...ALSO, ...(rows[0]?.tables ?? []).filter((table) => !OWN.includes(table))];
}

/** Replaces the rows of a table, in the columns that both schemas have. */
async function fill(tx: Statements, table: string, rows: readonly Row[]): Promise<void> {
  // Wordings of this version stay beside the older ones.
  if (table === 'public.consent_texts') {
    const hashes = rows.map(({ hash }) => hash);
    await tx.query('delete from public.consent_texts where hash = any ($1)', [hashes]);
  } else await tx.exec(`delete from ${table}`);
  for (let start = 0; start < rows.length; start += BATCH) {
    await insert(queryOf(tx), table, rows.slice(start, start + BATCH));
  }
}

/**
 * Adds the categories of the first version, which were only names in posts, nine of them
 * translated in code.
 */
async function addCategories(tx: Statements): Promise<void> {
  const names = seedFiles().find(({ name }) => name === 'categories.sql')?.sql ?? '';
  await tx.exec(`
    ${names}
    insert into public.categories (name)
    select distinct name from (
      select category from public.blog_posts
      union all
      select unnest(additional_categories) from public.blog_posts
    ) as used (name)
    on conflict do nothing`);
}

/** The rows of every table. */
async function readContent(from: string): Promise<Map<string, Row[]>> {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create(join(from, 'db'));
  const content = new Map<string, Row[]>();
  try {
    const { rows: tables } = await database.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name
       from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
       where c.relkind = 'r' and (n.nspname in ('public', 'private')
         or n.nspname || '.' || c.relname = any ($1))`,
      [ALSO],
    );
    for (const { name: table } of tables) {
      const { rows } = await database.query<{ row: Row }>(
        `select to_jsonb(t) as row from ${table} as t`,
      );
      content.set(
        table,
        rows.map(({ row }) => row),
      );
    }
  } finally {
    await database.close();
  }
  return content;
}

/**
 * Copies the content of a data directory, even of an earlier version, into a new one: accounts and
 * what an archive holds, with the documents of clients. Sessions and second factors are lost, and
 * mails that wait are not sent by the copy.
 * @returns the number of rows per table.
 * @throws if there is no data in `from`, or already some in `to`.
 */
export async function importData(from: string, to: string): Promise<Record<string, number>> {
  if (!existsSync(join(from, 'db'))) throw new Error(`There is no data directory in ${from}.`);
  if (existsSync(join(to, 'db'))) throw new Error(`There is data in ${to} already.`);
  const unlock = await lockDirectory(from);
  // oxlint-disable-next-line typescript/no-misused-promises -- finally() waits for it
  const content = await readContent(from).finally(unlock);
  for (const row of content.get('public.settings') ?? []) {
    // An earlier version allowed more than the privacy notice promises.
    const months = Number(row.survey_retention_months);
    row.survey_retention_months = Math.min(months, ENQUIRY_RETENTION_MONTHS);
  }
  const counts: Record<string, number> = {};
  const backend = await startEmbedded({ dataDir: to, seed: false });
  try {
    await backend.connection.driver.transaction(async (tx) => {
      // Without triggers, or rows would count as edited or submitted now; except those of the
      // search index and of the names that are compared.
      await tx.exec(`
        set session_replication_role = replica;
        alter table public.blog_posts enable always trigger blog_posts_index;
        alter table public.clients enable always trigger clients_names;
        alter table public.contact_surveys enable always trigger contact_surveys_names;
        insert into embedded.settings values ('seeded', now()::text)`);
      for (const table of await tablesToCopy(tx)) {
        const rows = content.get(table);
        if (!rows) continue;
        await fill(tx, table, rows);
        counts[table] = rows.length;
      }
      if (!content.has('public.categories')) await addCategories(tx);
      await tx.exec(`
        alter table public.blog_posts enable trigger blog_posts_index;
        alter table public.clients enable trigger clients_names;
        alter table public.contact_surveys enable trigger contact_surveys_names;
        set session_replication_role = default`);
    });
    if (existsSync(join(from, 'storage'))) {
      cpSync(join(from, 'storage'), join(to, 'storage'), {
        recursive: true,
        // An earlier version's file types, which are now read from the content.
        filter: (path) => !path.endsWith('.meta'),
      });
    }
  } finally {
    await backend.close();
  }
  return counts;
}
