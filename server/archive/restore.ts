import {
  ArchiveError,
  type ArchiveHeader,
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
  if (erased !== undefined && !isRegister(erased))
    throw new ArchiveError('The register of erasures is none: download it in the admin area.');
  const lines = () => decodeArchive(file, passphrase);
  const content = await contentOf(lines());
  const tables = await site.transaction((query) => restorableTables(content, query));
  if (!isTrusted && !(await isEncrypted(file))) throw new ArchiveError(questionOf(content));
  let pictures = 0;
  // Pictures first: if a later step fails, the database is still empty, and the next attempt
  // overwrites them.
  for await (const line of lines()) {
    if (!('object' in line) || isDocumentPart(line.object)) continue;
    await site.writeObject(line.object, line.type, objectBytes(line));
    pictures += 1;
  }
  const rows = await site.transaction((query) =>
    restoreRows(lines, site.url, query, content, tables, erased),
  );
  return { ...rows, pictures };
}

function isRegister(text: string): boolean {
  try {
    return (JSON.parse(text) as { erasures?: unknown } | null)?.erasures === 1;
  } catch {
    return false;
  }
}

type Lines = ReturnType<typeof decodeArchive>;
type Content = Awaited<ReturnType<typeof contentOf>>;

/** What a file has, as far as that decides whether it is restored. */
async function contentOf(lines: Lines) {
  const tables = new Set<string>();
  const pictures: string[] = [];
  const emails = new Map<unknown, unknown>();
  const admins: unknown[] = [];
  let header: ArchiveHeader | undefined;
  let noPicture: string | undefined;
  for await (const line of lines) {
    if ('archive' in line) {
      header = line;
      for (const table of line.tables) tables.add(table);
    } else if ('table' in line) {
      const { id, email, user_id, role } = line.row;
      tables.add(line.table);
      if (line.table === ACCOUNTS) emails.set(id, email);
      if (line.table === 'public.staff' && role === 'admin') admins.push(user_id);
    } else if (!isDocumentPart(line.object)) {
      pictures.push(line.object);
      if (imageTypeOf(objectBytes(line)) !== line.type) noPicture ??= line.object;
    }
  }
  return { header, tables, pictures, noPicture, admins: admins.map((id) => emails.get(id) ?? id) };
}

/** What to ask of a file without passphrase, naming the accounts that it would make admins. */
const questionOf = ({ admins }: Content) =>
  'The archive is not encrypted, so anybody may have written it. It would give the site to ' +
  `${admins.map((admin) => JSON.stringify(admin)).join(', ') || 'nobody'}. If it is yours, add --trust.`;

/**
 * The tables of this database by their names in an archive: quoted, or null if what an earlier
 * edition archived is now left out or gone.
 * @throws where the database has content, is of an earlier edition, or no archive of this project
 *   has such a table, or a picture of such a name or content.
 */
async function restorableTables(
  { header, tables, pictures, noPicture }: Content,
  query: Query,
): Promise<Map<string, string | null>> {
  const [known] = await query('select private.applied_migrations() as versions');
  const versions = known?.versions as string[] | undefined;
  const isKnown = header?.migrations.every((version) => versions?.includes(version));
  if ((header?.archive as number | undefined) !== 1 || !isKnown) {
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
  const found = await query(
    `select n.nspname || '.' || c.relname as name,
       case when header.tables ? (n.nspname || '.' || c.relname)
         then format('%I.%I', n.nspname, c.relname) end as quoted
     from pg_class as c join pg_namespace as n on n.oid = c.relnamespace,
       (select line -> 'tables' as tables from private.archive_lines() as line limit 1) as header
     where n.nspname in ('public', 'private') and c.relkind = 'r'`,
  );
  const own = new Map([
    ['private.translation_wishes', null],
    ...found.map(({ name, quoted }) => [name as string, quoted as string | null] as const),
  ]);
  for (const table of tables) {
    if (table === ACCOUNTS || own.has(table)) continue;
    throw new ArchiveError(`The archive has an unknown table: ${table}`);
  }
  if (noPicture) throw new ArchiveError(`The archive has a picture that is none: ${noPicture}`);
  const [wrong] = await query(
    'select name from unnest($1::text[]) as name where not private.is_image_name(name) limit 1',
    [pictures],
  );
  if (wrong)
    throw new ArchiveError(`The archive has a picture of a wrong name: ${String(wrong.name)}`);
  return own;
}

const OBJECT_ADDRESS = /https?:\/\/[^/"\s]+(?=\/storage\/v1\/object\/public\/images\/)/g;

/** The rows of a file, as many as go into one statement, with the addresses of this site's pictures. */
async function* batchesOf(lines: Lines, url: string) {
  let batch: { table: string; rows: Row[] } = { table: '', rows: [] };
  for await (const line of lines) {
    if (!('table' in line)) continue;
    if (line.table !== batch.table || batch.rows.length === BATCH) {
      yield batch;
      batch = { table: line.table, rows: [] };
    }
    batch.rows.push(JSON.parse(JSON.stringify(line.row).replaceAll(OBJECT_ADDRESS, url)) as Row);
  }
  yield batch;
}

async function restoreRows(
  lines: () => Lines,
  url: string,
  query: Query,
  { header }: Content,
  tables: ReadonlyMap<string, string | null>,
  erased: string | undefined,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  // Without triggers, or rows would count as edited or submitted now.
  await query('set local session_replication_role = replica');
  // Rows that the migrations insert: languages, categories, settings.
  for (const table of header?.tables ?? []) {
    const quoted = tables.get(table);
    if (quoted && table !== MERGED) await query(`delete from ${quoted}`);
  }
  for await (const { table, rows } of batchesOf(lines(), url)) {
    const quoted = tables.get(table);
    if (table === ACCOUNTS) {
      // Without a password, which its owner sets through the recovery mail.
      for (const { id, email, created_at } of rows)
        await query('select private.add_account($1, $2, $3)', [id, email, created_at]);
    } else if (quoted) await insert(query, quoted, rows, table === MERGED);
    else continue;
    counts[table] = (counts[table] ?? 0) + rows.length;
  }
  for await (const line of lines()) {
    if (!('object' in line) || !isDocumentPart(line.object)) continue;
    const values = [...line.object.split('/').slice(1), line.data];
    await query(`insert into private.document_parts values ($1, $2, decode($3, 'base64'))`, values);
  }
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
async function insert(query: Query, table: string, rows: Row[], merges = false): Promise<void> {
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
