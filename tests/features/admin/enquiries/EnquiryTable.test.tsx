// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EnquiryTable } from '@/features/admin/enquiries/EnquiryTable';
import { ENQUIRY } from './enquiry';
import { InRouter } from '../../../support/router';

it('the focus stays on an enquiry that comes into another group', () => {
  const tableWith = (title: string) => (
    <InRouter>
      <QueryClientProvider client={new QueryClient()}>
        <EnquiryTable
          groups={[{ title, enquiries: [ENQUIRY] }]}
          {...{ openId: null, chosen: new Set(), onChoose: () => undefined }}
        />
      </QueryClientProvider>
    </InRouter>
  );
  const link = () => screen.getByRole('link', { name: ENQUIRY.name });
  const { rerender } = render(tableWith('Sin contestar'));
  const before = link();
  before.focus();
  rerender(tableWith('Las demás'));
  expect(link()).not.toBe(before);
  expect(document.activeElement).toBe(link());
});
