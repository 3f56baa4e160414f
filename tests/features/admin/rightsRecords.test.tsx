// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PersonRecords } from '@/features/admin/rights/PersonRecords';
import { personSchema } from '@/features/admin/rights/person';
import { CATEGORY_OF_SERVICE } from '@/site/services';
import { InRouter } from '../../support/router';

const TIME = '2026-01-05T09:00:00Z';

const ENQUIRY = {
  ...{ id: '1', created_at: TIME, name: 'Ana', email: 'ana@client.example', phone: null },
  ...{ language: 'es', opposing_party: null, message: 'Un mensaje.', consent_at: TIME },
  ...{ practice_area: 'civil', urgency: 'deadline', channel: 'email', source: 'press' },
  ...{ status: 'engaged', consent_version: '2026-01-01', special_consent: null },
  ...{ special_consent_withdrawn_on: null, limited_on: '2026-02-01', limited_reason: 'Lo pide' },
  ...{ corrections: [], wordings: [], answers: [], replies: [], documents: [] },
  seen: [{ at: TIME, action: 'opened' }],
  appointments: [{ kind: 'office', status: 'no_show', starts_at: TIME, word: 'No vino' }],
};

const REQUEST = {
  ...{ id: '2', kind: 'access', name: 'Ana', contact: 'ana@client.example', channel: 'post' },
  ...{ on_behalf: 'heir', identity: 'Con su DNI', extension: null, answer: 'Copia enviada' },
  ...{ received_on: '2026-01-05', outcome: 'granted', answered_on: '2026-01-20' },
};

it('the page of a person says all that the file says, in words', () => {
  const data = personSchema.parse({
    ...{ enquiries: [ENQUIRY], requests: [REQUEST], testimonials: [], clients: [] },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InRouter>
        <PersonRecords data={data} others={new Set()} setOthers={() => {}} />
      </InRouter>
    </QueryClientProvider>,
  );
  const text = screen
    .getAllByRole('article')
    .map(({ textContent }) => textContent)
    .join();
  for (const word of [
    ...[
      CATEGORY_OF_SERVICE.civil,
      'Plazo',
      'Correo',
      'Prensa',
      'Con encargo',
      'Visita al despacho',
    ],
    ...['No se presentó', 'No vino', 'Lo pide', 'Carta', 'Con su DNI', 'Copia enviada'],
    'Se abrió',
  ]) {
    expect(text.toLowerCase(), word).toContain(word.toLowerCase());
  }
});
