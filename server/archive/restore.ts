import {
  ArchiveError,
  type ArchiveHeader,
  type ArchiveLine,
  decodeArchive,
  objectBytes,
} from '../../src/lib/archive.ts';
import type { Query, Row, Site } from './site.ts';

/** How many rows go into one statement. */
const BATCH = 200;

/** Tables that are empty in a new project; rows in them are content that would be lost. */
const CONTENT = ['staff', 'blog_posts', 'testimonials', 'contact_surveys', 'text_overrides'];

/** Restores a file into an empty site. @returns the number of rows per table and of pictures. */
export async function restoreArchive(
  file: Blob,
  site: Site,
  passphrase?: string,
): Promise<Record<string, number>> {
  await site.transaction((query) => assertRestorable(file, query, passphrase));
  let pictures = 0;
  // Pictures first: if a later step fails, the database is still empty, and the next attempt
  // overwrites them.
  for await (const line of decodeArchive(file, passphrase)) {
    if (!('object' in line)) continue;
    await site.writeObject(line.object, line.type, objectBytes(line));
    pictures += 1;
  }
  const rows = await site.transaction((query) => restoreRows(file, site, query, passphrase));
  return { ...rows, pictures };
}

async function headerOf(file: Blob, passphrase: string | undefined): Promise<ArchiveHeader> {
  for await (const line of decodeArchive(file, passphrase)) {
    if ('archive' in line) return line;
  }
  throw new ArchiveError('This is not an archive.');
}

async function assertRestorable(
  file: Blob,
  query: Query,
  passphrase: string | undefined,
): Promise<void> {
  const { archive, migrations } = await headerOf(file, passphrase);
  const [known] = await query('select private.applied_migrations() as versions');
  const missing = migrations.filter((version) => !(known?.versions as string[]).includes(version));
  if ((archive as number) !== 1 || missing.length > 0) {
    throw new ArchiveError(
      'The archive was made by a newer edition of this project. Update this one first.',
    );
  }
  for (const table of CONTENT) {
    const found = await query(`select 1 from public.${table} limit 1`);
    if (found.length > 0) {
      throw new ArchiveError(
        `There is content already (${table}): an archive is restored into an empty project only.`,
      );
    }
  }
}

const OBJECT_ADDRESS = /https?:\/\/[^/"\s]+(?=\/storage\/v1\/object\/public\/images\/)/g;

/** A line whose pictures have the address of the new site. */
function withAddress(line: ArchiveLine, url: string): ArchiveLine {
  if (!('table' in line)) return line;
  return JSON.parse(JSON.stringify(line).replaceAll(OBJECT_ADDRESS, url)) as ArchiveLine;
}

async function restoreRows(
  file: Blob,
  site: Site,
  query: Query,
  passphrase: string | undefined,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let batch: { table: string; rows: Row[] } = { table: '', rows: [] };
  const flush = async () => {
    const { table, rows } = batch;
    if (rows.length === 0) return;
    if (table === 'auth.users') for (const row of rows) await addAccount(query, row);
    else await insert(query, table, rows);
    counts[table] = (counts[table] ?? 0) + rows.length;
    batch.rows = [];
  };
  // Without triggers, or rows would count as edited or submitted now.
  await query('set local session_replication_role = replica');
  for await (const found of decodeArchive(file, passphrase)) {
    const line = withAddress(found, site.url);
    if ('archive' in line) {
      // Rows that the migrations insert: languages, categories, settings.
      for (const table of line.tables) await query(`delete from ${table}`);
    }
    if (!('table' in line)) continue;
    if (line.table !== batch.table || batch.rows.length === BATCH) await flush();
    batch = { table: line.table, rows: [...batch.rows, line.row] };
  }
  await flush();
  await query('set local session_replication_role = default');
  await query(`
    do $$ begin
      if to_regclass('embedded.settings') is not null then
        -- Or the next start would add the demo content.
        insert into embedded.settings values ('seeded', now()::text) on conflict do nothing;
      end if;
    end $$`);
  return counts;
}

/** Columns that the archive's version did not have get their defaults. */
async function insert(query: Query, table: string, rows: Row[]): Promise<void> {
  const columns = await query(
    `select quote_ident(attname) as name, pg_get_serial_sequence($1, attname) as sequence
     from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname = any ($2)`,
    [table, Object.keys(rows[0] ?? {})],
  );
  const names = columns.map(({ name }) => name as string).join(', ');
  await query(
    `insert into ${table} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  for (const { name, sequence } of columns) {
    if (!sequence) continue;
    await query(`select setval($1, (select max(${name as string}) from ${table}))`, [sequence]);
  }
}

/** An account without a password, which its owner sets through the recovery mail. */
async function addAccount(query: Query, { id, email, created_at }: Row): Promise<void> {
  await query('select private.add_account($1, $2, $3)', [id, email, created_at]);
}
