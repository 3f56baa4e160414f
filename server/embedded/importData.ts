import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENQUIRY_RETENTION_MONTHS } from '../../src/site/retention.ts';
import type { Statements } from './connection.ts';
import { startEmbedded } from './embedded.ts';
import { lockDirectory } from './lock.ts';
import { seedFiles } from './sql.ts';

/** The tables to copy, each after those it references. */
const TABLES = [
  'auth.users',
  'auth.identities',
  'public.staff',
  'public.settings',
  'public.firm_facts',
  'public.language_settings',
  'public.categories',
  'public.blog_posts',
  'public.post_old_slugs',
  'public.redirects',
  'private.imported_posts',
  'public.post_translation_sources',
  'private.translation_wishes',
  'public.testimonials',
  'public.contact_surveys',
  'public.clients',
  'public.survey_erasures',
  'public.text_overrides',
  'public.consent_texts',
  'private.blocked_surveys',
  'public.holidays',
  'public.reply_templates',
  'public.translation_terms',
  'private.translation_proposals',
  'public.stats_realtime',
  'public.stats_daily',
  'private.visit_steps',
  'storage.objects',
] as const;

type Row = Record<string, unknown>;

async function columnsOf(tx: Statements, table: string): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Replaces the rows of a table, in the columns that both schemas have. */
async function fill(tx: Statements, table: string, rows: readonly Row[]): Promise<void> {
  // Wordings of this version stay beside the older ones.
  if (table === 'public.consent_texts') {
    const hashes = rows.map(({ hash }) => hash);
    await tx.query('delete from public.consent_texts where hash = any ($1)', [hashes]);
  } else await tx.exec(`delete from ${table}`);
  for (const row of rows) {
    const names = (await columnsOf(tx, table)).filter((name) => name in row).join(', ');
    await tx.query(
      `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1::jsonb)`,
      [JSON.stringify(row)],
    );
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

async function readContent(from: string): Promise<Map<string, Row[]>> {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create(join(from, 'db'));
  const content = new Map<string, Row[]>();
  try {
    for (const table of TABLES) {
      const { rows: found } = await database.query('select 1 where to_regclass($1) is not null', [
        table,
      ]);
      if (found.length === 0) continue;
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
 * Copies the content of a data directory, even of an earlier version, into a new one: accounts,
 * posts, testimonials, enquiries, texts, settings, statistics and images. Sessions are lost.
 * @returns the number of rows per table.
 * @throws if there is no data in `from`, or already some in `to`.
 */
export async function importData(from: string, to: string): Promise<Record<string, number>> {
  if (!existsSync(join(from, 'db'))) throw new Error(`There is no data directory in ${from}.`);
  if (existsSync(join(to, 'db'))) throw new Error(`There is data in ${to} already.`);
  const unlock = await lockDirectory(from);
  const content = await readContent(from).finally(unlock);
  for (const row of content.get('public.settings') ?? []) {
    // An earlier version allowed more than the privacy notice promises.
    const months = Number(row.survey_retention_months);
    row.survey_retention_months = Math.min(months, ENQUIRY_RETENTION_MONTHS);
  }
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
      for (const table of TABLES) {
        const rows = content.get(table);
        if (rows) await fill(tx, table, rows);
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
  return Object.fromEntries([...content].map(([table, rows]) => [table, rows.length]));
}
