import type { Row, TestBackend } from '../support/backend';
import { SOURCE_LANGUAGE } from '@/site/languages';

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
export async function insertRow(sql: TestBackend['sql'], table: string, row: Row): Promise<Row> {
  const names = Object.keys(row);
  const [stored] = await sql(
    `insert into public.${table} (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    Object.values(row),
  );
  return stored ?? {};
}

/** Inserts an enquiry as the database's owner, in any state. @returns its id. */
export const insertEnquiry = async (sql: TestBackend['sql'], change: Row = {}): Promise<string> =>
  String((await insertRow(sql, 'contact_surveys', { ...ENQUIRY, ...change })).id);
