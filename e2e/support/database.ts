import type { EmbeddedBackend } from '../../server/embedded/embedded';
import type { Language } from '../../src/site/languages';

export interface Site {
  backend: EmbeddedBackend;
}

/**
 * Inserts enquiries that arrived `age` ago, bypassing the public form's limits. @returns their ids.
 */
export async function insertEnquiries(
  backend: EmbeddedBackend,
  rows: (Partial<Record<'name' | 'email' | 'phone' | 'urgency' | 'status' | 'message', string>> & {
    language?: Language;
  })[],
  age = '3 days',
): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, row] of rows.entries()) {
    const [inserted] = await backend.query(
      `insert into public.contact_surveys (created_at, name, email, phone, language, channel, practice_area, urgency,
         message, source, consent, consent_language, consent_version, fill_seconds, status)
       values (now() - $1::interval - make_interval(secs => $2), $3, $4, $5, $6, 'email', 'civil', $7, $8, 'search',
         true, 'es', '2026-09-01', 60, $9) returning id`,
      [
        age,
        index,
        row.name ?? 'Ana Pérez',
        row.email ?? 'ana@client.example',
        row.phone ?? null,
        row.language ?? 'es',
        row.urgency ?? 'normal',
        row.message ?? 'Necesito ayuda con un contrato.',
        row.status ?? 'new',
      ],
    );
    ids.push(String(inserted?.id));
  }
  return ids;
}

/** What prerendered pages are made from, and what is kept of each post. */
const PUBLISHED = [
  'public.language_settings',
  'public.firm_facts',
  'public.holidays',
  'public.categories',
  'public.testimonials',
  'public.blog_posts',
  'public.post_old_slugs',
  'public.post_translation_sources',
  'private.post_search',
  'private.post_versions',
];

const copyOf = (table: string) => `seeded.${table.replace('.', '_')}`;

/**
 * Copies what the seed has published. @returns a function that puts it back, whatever a test has
 * made of it: a page that shows more or less would be served as the empty shell.
 */
export async function keepSeed({ query }: EmbeddedBackend): Promise<() => Promise<void>> {
  await query('create schema seeded');
  for (const table of PUBLISHED) await query(`create table ${copyOf(table)} as table ${table}`);
  // Most tests change nothing, and comparing all rows takes a quarter of a second.
  const lastChanges = async () =>
    JSON.stringify(
      await query(
        PUBLISHED.map(
          (table) => `select count(*)::int, max(xmin::text::bigint)::text from ${table}`,
        ).join(' union all '),
      ),
    );
  let unchanged = await lastChanges();
  return async () => {
    if ((await lastChanges()) === unchanged) return;
    await restoreSeed(query);
    unchanged = await lastChanges();
  };
}

/** Triggers are off, so that the rows are the same. */
async function restoreSeed(query: EmbeddedBackend['query']): Promise<void> {
  const statements = PUBLISHED.map(
    (table) => `
      delete from ${table} as r
        where not exists (select from ${copyOf(table)} as s where s::text = r::text);
      get diagnostics changed = row_count;
      total := total + changed;
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped
          and attgenerated = '';
      execute format('insert into ${table} (%1$s) select %1$s from ${copyOf(table)} as s
        where not exists (select from ${table} as r where r::text = s::text)', columns);
      get diagnostics changed = row_count;
      total := total + changed;`,
  );
  // With what belongs to them.
  await query(
    `delete from public.blog_posts where id not in (select id from ${copyOf('public.blog_posts')})`,
  );
  await query(`do $restore$
    declare
      columns text;
      changed integer;
      total integer := 0;
    begin
      set local session_replication_role = replica;
      ${statements.join('')}
      if total > 0 then
        update private.publication set revision = revision + 1;
      end if;
    end $restore$`);
}

/** The SQL that sets the office's clock to an instant, given as an SQL expression. */
export function setOfficeClock(instant: string): string {
  return `create or replace function private.office_instant() returns timestamptz
    language sql stable set search_path = '' as $$ select (${instant})::timestamptz $$`;
}

/**
 * Runs SQL on a worker's database as its owner, bypassing policies, between the requests of pages:
 * never within the transaction of one, under its role.
 */
export async function sql<T>(site: Site, text: string, params: unknown[] = []): Promise<T[]> {
  return (await site.backend.query(text, params)) as T[];
}

export function readEnquiries(site: Site): Promise<Record<string, unknown>[]> {
  return site.backend.query('select * from public.contact_surveys order by created_at');
}
