// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EnquiryTable } from '@/features/admin/enquiries/EnquiryTable';
import { newCountOptions } from '@/features/admin/enquiries/queries';
import { Limited } from '@/features/admin/enquiries/rights/Limited';
import { ENQUIRY } from './enquiry';
import { InRouter } from '../../../support/router';

afterEach(() => vi.unstubAllGlobals());

it('the list marks an enquiry that may not be worked with', () => {
  const closed = [{ limitedOn: '2026-01-01' }, { specialConsentWithdrawnOn: '2026-01-01' }, {}];
  const enquiries = closed.map((state, n) => ({ ...ENQUIRY, id: String(n), ...state }));
  render(
    <InRouter>
      <QueryClientProvider client={new QueryClient()}>
        <EnquiryTable
          groups={[{ title: 'Las demás', enquiries }]}
          {...{ openId: null, chosen: new Set(), onChoose: () => undefined }}
        />
      </QueryClientProvider>
    </InRouter>,
  );
  const marked = screen.getAllByRole('row').map((row) => row.textContent);
  expect(marked.filter((text) => text.includes('Limitada'))).toHaveLength(1);
  expect(marked.filter((text) => text.includes('Consentimiento retirado'))).toHaveLength(1);
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
