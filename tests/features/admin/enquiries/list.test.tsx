// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useConflictMarks } from '@/features/admin/enquiries/conflicts/queries';
import { EnquiryTable } from '@/features/admin/enquiries/EnquiryTable';
import { newCountOptions } from '@/features/admin/enquiries/queries';
import { answerRequests } from '../../../support/renderInSite';
import { InRouter } from '../../../support/router';
import { ENQUIRY } from './enquiry';

const client = new QueryClient();
const inClient = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const tableOf = (title: string, ...changes: Partial<typeof ENQUIRY>[]) => (
  <InRouter>
    <EnquiryTable
      groups={[{ title, enquiries: changes.map((change) => ({ ...ENQUIRY, ...change })) }]}
      {...{ openId: null, chosen: [], onChoose: () => undefined }}
    />
  </InRouter>
);

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
  const shown = () => result.current.map(({ message_start }) => message_start !== '');
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
