import type { Enquiry } from '@/features/admin/enquiries/enquiry';
import { SOURCE_LANGUAGE } from '@/site/languages';

/** A complete enquiry, to be varied in tests. */
export const ENQUIRY: Enquiry = {
  ...{ id: '00000000-0000-4000-8000-000000000001', createdAt: '2026-07-01T22:30:00Z' },
  ...{ name: 'Ana Pérez', language: SOURCE_LANGUAGE, area: 'Derecho civil', urgency: 'normal' },
  ...{ status: 'new', messageStart: 'Necesito ayuda.', message: 'Necesito ayuda.' },
  ...{ opposingParty: null, email: 'ana@client.example', phone: '+34 600 000 000' },
  ...{ channel: 'email', source: 'Buscador', consentAt: '2026-07-01T22:30:00Z' },
  ...{ consentLanguage: SOURCE_LANGUAGE, consentVersion: '2026-01-01', specialConsent: false },
  ...{ specialConsentWithdrawnOn: null, consentTexts: [], noticeHash: null, notes: '' },
  ...{ conflict: null, conflictBy: null, conflictAt: null, assignedTo: null, followUpOn: null },
  ...{ openedAt: null, answeredAt: null, answeredVia: null, updatedAt: '2026-07-01T22:30:00Z' },
  ...{ limitedOn: null, limitedReason: null, corrections: [] },
};
