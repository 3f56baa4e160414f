// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toSummary } from '@/features/admin/enquiries/enquiry';
import { newCountOptions } from '@/features/admin/enquiries/queries';
import { Limited } from '@/features/admin/enquiries/rights/Limited';
import { ENQUIRY } from './enquiry';

afterEach(() => vi.unstubAllGlobals());

it('a restricted enquiry shows nothing of its message in the list', () => {
  const row = {
    ...{ id: ENQUIRY.id, created_at: ENQUIRY.createdAt, name: 'Ana', language: 'es' },
    ...{ practice_area: 'civil', urgency: 'normal', status: 'new', message_start: 'Necesito' },
    ...{ answered_at: null, assigned_to: null, follow_up_on: null, conflict: null },
  };
  expect(toSummary({ ...row, limited_on: null }).messageStart).toBe('Necesito');
  expect(toSummary({ ...row, limited_on: '2026-01-01' }).messageStart).toBe('');
});

it('the badge does not count a restricted enquiry', async () => {
  const fetched: unknown[] = [];
  vi.stubGlobal('fetch', (address: unknown) => {
    fetched.push(address);
    return Promise.resolve(Response.json([]));
  });
  await new QueryClient().query(newCountOptions());
  expect(String(fetched[0])).toContain('limited_on=is.null');
});

it('a withdrawn consent closes the message, and says for what it may be read', () => {
  const enquiry = { ...ENQUIRY, specialConsent: true, specialConsentWithdrawnOn: '2026-11-27' };
  render(<Limited enquiry={enquiry}>{enquiry.message}</Limited>);
  const section = screen.getByRole('region', { name: 'Consentimiento retirado' });
  expect(section.textContent).toContain('retirado el 27/11/2026');
  expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
  expect(section.textContent).not.toContain('Limitada');
});
