import type { Row } from '../support/backend';
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
