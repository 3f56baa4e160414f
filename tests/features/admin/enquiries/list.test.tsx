// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useConflictMarks } from '@/features/admin/enquiries/conflicts/useConflictMarks';
import { EnquiryTable } from '@/features/admin/enquiries/EnquiryTable';
import { NextEnquiry } from '@/features/admin/enquiries/NextEnquiry';
import { newCountOptions } from '@/features/admin/enquiries/queries';
import { Limited } from '@/features/admin/enquiries/rights/Limited';
import { answerRequests, renderInSite } from '../../../support/renderInSite';
import { InRouter } from '../../../support/router';
import { ENQUIRY } from './enquiry';

afterEach(() => vi.unstubAllGlobals());

const client = new QueryClient();
const inClient = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const tableOf = (title: string, ...changes: Partial<typeof ENQUIRY>[]) => (
  <InRouter>
    <EnquiryTable
      groups={[{ title, enquiries: changes.map((change) => ({ ...ENQUIRY, ...change })) }]}
      {...{ openId: null, chosen: new Set(), onChoose: () => undefined }}
    />
  </InRouter>
);

it('the list marks an enquiry that may not be worked with', () => {
  const limited = { id: 'a', limitedOn: '2026-01-01' };
  const withdrawn = { id: 'b', specialConsentWithdrawnOn: '2026-01-01' };
  render(tableOf('Las demás', limited, withdrawn, {}), { wrapper: inClient });
  const marked = screen.getAllByRole('row').map((row) => row.textContent);
  expect(marked.filter((text) => text.includes('Limitada'))).toHaveLength(1);
  expect(marked.filter((text) => text.includes('Consentimiento retirado'))).toHaveLength(1);
});

it('the focus stays on an enquiry that comes into another group', () => {
  const link = () => screen.getByRole('link', { name: ENQUIRY.name });
  const { rerender } = render(tableOf('Sin contestar', {}), { wrapper: inClient });
  const before = link();
  before.focus();
  rerender(tableOf('Las demás', {}));
  expect(link()).not.toBe(before);
  expect(link()).toHaveFocus();
});

it('the beginning of a new message is withheld until its names are compared, and if they conflict', async () => {
  let compare: (ids: string[]) => void = () => {};
  const compared = new Promise<Response>((resolve) => {
    compare = (ids) => resolve(Response.json(ids));
  });
  answerRequests(() => compared);
  const enquiries = [
    { ...ENQUIRY, id: 'harmless' },
    { ...ENQUIRY, id: 'conflict' },
    { ...ENQUIRY, id: 'answered', status: 'contacted' as const },
  ];
  const { result } = renderHook(() => useConflictMarks(enquiries), { wrapper: inClient });
  const shown = () => result.current.map(({ messageStart }) => messageStart !== '');
  expect(shown()).toEqual([false, false, true]);
  compare(['conflict']);
  await waitFor(() => expect(shown()).toEqual([true, false, true]));
  const marked = result.current.filter(({ mayConflict }) => mayConflict);
  expect(marked.map(({ id }) => id)).toEqual(['conflict']);
});

it('the badge does not count a restricted enquiry', async () => {
  const requests = answerRequests(() => Response.json([]));
  await client.query(newCountOptions());
  expect(requests[0]?.url).toContain('limited_on=is.null');
});

it('nothing says that no enquiry waits before it is known', async () => {
  const requests = answerRequests(() => new Promise<Response>(() => undefined));
  const { container } = renderInSite(<NextEnquiry id="a" />);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(container).toBeEmptyDOMElement();
});

it('a withdrawn consent closes the message, and says for what it may be read', () => {
  const enquiry = { ...ENQUIRY, specialConsent: true, specialConsentWithdrawnOn: '2026-11-27' };
  render(<Limited enquiry={enquiry}>{enquiry.message}</Limited>);
  const section = screen.getByRole('region', { name: 'Consentimiento retirado' });
  expect(section.textContent).toContain('retirado el 27/11/2026');
  expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
  expect(section.textContent).not.toContain('Limitada');
});
