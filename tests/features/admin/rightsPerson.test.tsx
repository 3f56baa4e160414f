// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withoutOthers } from '@/features/admin/rights/queries';
import { PersonFields } from '@/features/admin/rights/PersonFields';

it('what belongs to somebody else is left out of each list of a person’s data', () => {
  const with_ = (ids: string[]) => ({
    enquiries: ids.map((id) => ({ id })),
    clients: ids.map((id) => ({ id })),
  });
  expect(withoutOthers(with_(['own', 'other']), ['other'])).toEqual(with_(['own']));
});

it('a record’s fields are in words, and one that the database has since added is there', () => {
  const record = {
    id: 'own',
    added_since: [{ at: '2026-11-20', until: null, note: 'nuevo' }],
    special_consent: null,
    consent_version: null,
    consent_at: '2026-11-20T10:00:00+00:00',
    corrections: [{ at: '2026-11-20', field: 'email', after: null, reason: 'baja' }],
    appointments: [],
    answers: [{ via: 'call plantilla', at: '2026-11-20' }],
    replies: [{ body: 'uno\ndos', subject: 'Su consulta', at: '2026-11-20' }],
    urgency: 'detained',
    channel: 'office',
  };
  render(<PersonFields list="requests" record={record} />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((value) => value.textContent);
  expect(terms.map((term, index) => [term, values[index]])).toEqual([
    ['Urgencia', 'Persona detenida'],
    ['Cómo llegó', 'En el despacho'],
    ['Consentimiento', 'La anotó el despacho, sin cuestionario'],
    ['Respuestas', '20/11/2026, llamada plantilla'],
    ['Textos enviados', '20/11/2026, Su consulta\nuno\ndos'],
    ['Correcciones', '20/11/2026, correo: (nada)'],
    ['added_since', '20/11/2026, nuevo'],
  ]);
});
