import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';

export interface Site {
  backend: EmbeddedBackend;
}

type Row = Record<string, unknown>;

/** An enquiry as the contact page sends it. */
export const ENQUIRY: Readonly<Row> = {
  name: 'Ana Pérez',
  email: 'ana@client.example',
  language: SOURCE_LANGUAGE,
  channel: 'email',
  practice_area: 'civil',
  urgency: 'normal',
  message: 'Necesito ayuda con un contrato.',
  consent: true,
  consent_language: SOURCE_LANGUAGE,
  consent_version: '2026-09-01',
  fill_seconds: 40,
};

/** Inserts a row as the database's owner. @returns it as it is stored. */
export async function insertRow(
  query: EmbeddedBackend['query'],
  table: string,
  row: Row,
): Promise<Row> {
  const names = Object.keys(row);
  const [stored] = await query(
    `insert into public.${table} (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    Object.values(row),
  );
  return stored ?? {};
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
    const [{ at } = {}] = await backend.query(
      'select now() - $1::interval - make_interval(secs => $2) as at',
      [age, index],
    );
    const enquiry = { ...ENQUIRY, source: 'search', ...row, created_at: at };
    ids.push(String((await insertRow(backend.query, 'contact_surveys', enquiry)).id));
  }
  return ids;
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
