import {
  ArchiveError,
  type ArchiveHeader,
  type ArchiveLine,
  decodeArchive,
  isDocumentPart,
  isEncrypted,
  objectBytes,
} from '../../src/lib/archiveFormat.ts';
import { imageTypeOf } from '../imageType.ts';
import type { Query, Row, Site } from './site.ts';

/** How many rows go into one statement. */
const BATCH = 200;

/** The accounts, without anything that signs in. */
const ACCOUNTS = 'auth.users';

/** Tables that are empty in a new project; rows in them are content that would be lost. */
const CONTENT = ['staff', 'blog_posts', 'testimonials', 'contact_surveys', 'text_overrides'];

/** Rows that the migrations bring and an older archive lacks: what it has is added to them. */
const MERGED = 'public.consent_texts';

/** How a file is read. */
export interface Reading {
  passphrase?: string | undefined;
  /** Restore a file that is not encrypted, which anybody may have written. */
  isTrusted?: boolean | undefined;
  /** The register of erasures, which names what was erased or blocked since (30_erasures.sql). */
  erased?: string | undefined;
}

/**
 * Restores a file into an empty site. What it says is data: tables are those that the site itself
 * would archive, columns those of its catalogue, names of pictures those that its storage accepts.
 * @returns the number of rows per table and of pictures.
 */
export async function restoreArchive(
  file: Blob,
  site: Site,
  { passphrase, isTrusted = false, erased }: Reading = {},
): Promise<Record<string, number>> {
  if (erased !== undefined) assertRegister(erased);
  const tables = await site.transaction(async (query) => {
    await assertRestorable(file, query, passphrase);
    const archived = await archivedTables(query);
    await assertReadable(file, query, archived, passphrase);
    return archived;
  });
  if (!isTrusted) await assertOwn(file, passphrase);
  let pictures = 0;
  // Pictures first: if a later step fails, the database is still empty, and the next attempt
  // overwrites them.
  for await (const line of decodeArchive(file, passphrase)) {
    if (!('object' in line) || isDocumentPart(line.object)) continue;
    await site.writeObject(line.object, line.type, objectBytes(line));
    pictures += 1;
  }
  const rows = await site.transaction((query) =>
    restoreRows(file, site, query, tables, { passphrase, erased }),
  );
  return { ...rows, pictures };
}

/** @throws for a file that is no register of erasures. */
function assertRegister(erased: string): void {
  const isRegister = (file: unknown) =>
    Object(file) === file && (file as { erasures?: unknown }).erasures === 1;
  try {
    if (isRegister(JSON.parse(erased))) return;
  } catch {
    // Not even JSON.
  }
  throw new ArchiveError('The register of erasures is none: download it in the admin area.');
}

/**
 * The tables of this database by their names in an archive: quoted, or null if what an earlier
 * edition archived is now left out or gone.
 */
async function archivedTables(query: Query): Promise<Map<string, string | null>> {
  const found = await query(
    `select n.nspname || '.' || c.relname as name,
       case when header.tables ? (n.nspname || '.' || c.relname)
         then format('%I.%I', n.nspname, c.relname) end as quoted
     from pg_class as c join pg_namespace as n on n.oid = c.relnamespace,
       (select line -> 'tables' as tables from private.archive_lines() as line limit 1) as header
     where n.nspname in ('public', 'private') and c.relkind = 'r'`,
  );
  return new Map([
    ['private.translation_wishes', null],
    ...found.map(({ name, quoted }) => [name as string, quoted as string | null] as const),
  ]);
}

/** @throws for a table, a picture's name or its content that no archive of this project has. */
async function assertReadable(
  file: Blob,
  query: Query,
  tables: ReadonlyMap<string, string | null>,
  passphrase: string | undefined,
): Promise<void> {
  const named = new Set<string>();
  const objects: string[] = [];
  for await (const line of decodeArchive(file, passphrase)) {
    if ('table' in line) named.add(line.table);
    else if ('archive' in line) for (const table of line.tables) named.add(table);
    else if (isDocumentPart(line.object)) continue;
    else if (imageTypeOf(objectBytes(line)) === line.type) objects.push(line.object);
    else throw new ArchiveError(`The archive has a picture that is none: ${line.object}`);
  }
  named.delete(ACCOUNTS);
  for (const table of named) {
    if (!tables.has(table)) throw new ArchiveError(`The archive has an unknown table: ${table}`);
  }
  const [wrong] = await query(
    'select name from unnest($1::text[]) as name where not private.is_image_name(name) limit 1',
    [objects],
  );
  if (wrong)
    throw new ArchiveError(`The archive has a picture of a wrong name: ${String(wrong.name)}`);
}

/** @throws for a file without passphrase, naming the accounts that it would make admins. */
async function assertOwn(file: Blob, passphrase: string | undefined): Promise<void> {
  if (await isEncrypted(file)) return;
  const emails = new Map<unknown, unknown>();
  const admins: unknown[] = [];
  for await (const line of decodeArchive(file, passphrase)) {
    if (!('table' in line)) continue;
    const { id, email, user_id, role } = line.row;
    if (line.table === ACCOUNTS) emails.set(id, email);
    if (line.table === 'public.staff' && role === 'admin') admins.push(user_id);
  }
  throw new ArchiveError(
    'The archive is not encrypted, so anybody may have written it. It would give the site to ' +
      `${admins.map((id) => JSON.stringify(emails.get(id) ?? id)).join(', ') || 'nobody'}. ` +
      'If it is yours, add --trust.',
  );
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
  const versions = known?.versions as string[] | undefined;
  const missing = migrations.filter((version) => !versions?.includes(version));
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
  tables: ReadonlyMap<string, string | null>,
  { passphrase, erased }: Reading,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let batch: { table: string; rows: Row[] } = { table: '', rows: [] };
  const flush = async () => {
    const { table, rows } = batch;
    if (rows.length === 0) return;
    const quoted = tables.get(table);
    if (table === ACCOUNTS) for (const row of rows) await addAccount(query, row);
    else if (quoted) await insert(query, quoted, rows, table === MERGED);
    if (quoted || table === ACCOUNTS) counts[table] = (counts[table] ?? 0) + rows.length;
    batch.rows = [];
  };
  // Without triggers, or rows would count as edited or submitted now.
  await query('set local session_replication_role = replica');
  for await (const found of decodeArchive(file, passphrase)) {
    const line = withAddress(found, site.url);
    if ('archive' in line) {
      // Rows that the migrations insert: languages, categories, settings.
      for (const table of line.tables) {
        const quoted = tables.get(table);
        if (quoted && table !== MERGED) await query(`delete from ${quoted}`);
      }
    }
    if ('object' in line && isDocumentPart(line.object)) {
      const [, document, number] = line.object.split('/');
      await query(`insert into private.document_parts values ($1, $2, decode($3, 'base64'))`, [
        document,
        number,
        line.data,
      ]);
    }
    if (!('table' in line)) continue;
    if (line.table !== batch.table || batch.rows.length === BATCH) await flush();
    batch = { table: line.table, rows: [...batch.rows, line.row] };
  }
  await flush();
  await query('set local session_replication_role = default');
  if (erased !== undefined) {
    const [again] = await query('select private.repeat_erasures($1::jsonb) as count', [erased]);
    counts['erased or blocked again'] = Number(again?.count);
  }
  await query(`
    do $$ begin
      if to_regclass('embedded.settings') is not null then
        -- Or the next start would add the demo content.
        insert into embedded.settings values ('seeded', now()::text) on conflict do nothing;
      end if;
    end $$`);
  return counts;
}

/**
 * Inserts rows of another version of the site: columns that it did not have get their defaults.
 * @param table quoted.
 * @param merges beside rows that are there.
 */
export async function insert(
  query: Query,
  table: string,
  rows: Row[],
  merges = false,
): Promise<void> {
  const columns = await query(
    `select quote_ident(attname) as name, pg_get_serial_sequence($1, attname) as sequence
     from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and attname = any ($2)`,
    [table, [...new Set(rows.flatMap(Object.keys))]],
  );
  const names = columns.map(({ name }) => name as string).join(', ');
  await query(
    `insert into ${table} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)
     ${merges ? 'on conflict (hash) do update set created_at = excluded.created_at, created_by = excluded.created_by' : ''}`,
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
