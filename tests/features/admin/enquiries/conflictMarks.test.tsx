// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useConflictMarks } from '@/features/admin/enquiries/conflicts/useConflictMarks';
import { ENQUIRY } from './enquiry';

afterEach(() => vi.unstubAllGlobals());

it('withholds the beginning of a new message until its names are compared, and then if they conflict', async () => {
  let compare: (ids: string[]) => void = () => {};
  const compared = new Promise<Response>((resolve) => {
    compare = (ids) => resolve(Response.json(ids));
  });
  vi.stubGlobal('fetch', () => compared);

  const client = new QueryClient();
  const enquiries = [
    { ...ENQUIRY, id: 'harmless' },
    { ...ENQUIRY, id: 'conflict' },
    { ...ENQUIRY, id: 'answered', status: 'contacted' as const },
  ];
  const { result } = renderHook(() => useConflictMarks(enquiries), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const shown = () => result.current.map(({ messageStart }) => messageStart !== '');
  expect(shown()).toEqual([false, false, true]);
  compare(['conflict']);
  await waitFor(() => expect(shown()).toEqual([true, false, true]));
  expect(result.current.map(({ mayConflict }) => mayConflict ?? false)).toEqual([
    false,
    true,
    false,
  ]);
});
