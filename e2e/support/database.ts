import type { EmbeddedBackend } from '../../server/embedded/embedded';
import { type Language, SOURCE_LANGUAGE } from '../../src/site/languages';

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
        row.language ?? SOURCE_LANGUAGE,
        row.urgency ?? 'normal',
        row.message ?? 'Necesito ayuda con un contrato.',
        row.status ?? 'new',
      ],
    );
    ids.push(String(inserted?.id));
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
