import type { Enquiry } from '@/features/admin/enquiries/enquiry';
import { SOURCE_LANGUAGE } from '@/site/languages';

/** A complete enquiry, to be varied in tests. */
export const ENQUIRY: Enquiry = {
  ...{ id: '00000000-0000-4000-8000-000000000001', created_at: '2026-07-01T22:30:00Z' },
  ...{ name: 'Ana Pérez', language: SOURCE_LANGUAGE, practice_area: 'civil', urgency: 'normal' },
  ...{ status: 'new', message_start: 'Necesito ayuda.', message: 'Necesito ayuda.' },
  ...{ opposing_party: null, email: 'ana@client.example', phone: '+34 600 000 000' },
  ...{ channel: 'email', source: 'search', consent_at: '2026-07-01T22:30:00Z' },
  ...{ consent_language: SOURCE_LANGUAGE, consent_version: '2026-01-01', special_consent: false },
  ...{ special_consent_withdrawn_on: null, consent_texts: [], notice_hash: null, notes: '' },
  ...{ conflict: null, conflict_by: null, conflict_at: null, assigned_to: null },
  ...{ opened_at: null, answered_at: null, answered_via: null, updated_at: '2026-07-01T22:30:00Z' },
  ...{ follow_up_on: null, limited_on: null, limited_reason: null, corrections: [] },
};
