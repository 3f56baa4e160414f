import type { Row } from '../support/backend';

/** An enquiry as the contact page sends it. */
export const ENQUIRY: Readonly<Row> = {
  name: 'Ana Pérez',
  email: 'ana@client.example',
  language: 'es',
  channel: 'email',
  practice_area: 'civil',
  urgency: 'normal',
  message: 'Necesito ayuda con un contrato.',
  consent: true,
  consent_language: 'es',
  consent_version: '2026-09-01',
  fill_seconds: 40,
};
