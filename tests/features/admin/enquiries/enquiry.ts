import type { Enquiry } from '@/features/admin/enquiries/enquiry';

/** A complete enquiry, to be varied in tests. */
export const ENQUIRY: Enquiry = {
  id: '00000000-0000-4000-8000-000000000001',
  createdAt: '2026-07-01T22:30:00Z',
  name: 'Ana Pérez',
  language: 'es',
  area: 'Derecho civil',
  urgency: 'normal',
  status: 'new',
  messageStart: 'Necesito ayuda.',
  opposingParty: null,
  message: 'Necesito ayuda.',
  email: 'ana@client.example',
  phone: '+34 600 000 000',
  channel: 'email',
  source: 'Buscador',
  consentAt: '2026-07-01T22:30:00Z',
  consentLanguage: 'es',
  consentVersion: '2026-01-01',
  specialConsent: false,
  consentTexts: [],
  notes: '',
  openedAt: null,
  answeredAt: null,
  answeredVia: null,
  updatedAt: '2026-07-01T22:30:00Z',
};
