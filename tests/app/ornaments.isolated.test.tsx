// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { PublicLayout } from '@/app/PublicLayout';
import { dated } from '@/i18n/dates';
import { createI18n } from '@/i18n/instance';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { createQueryClient } from '@/lib/queryClient';
import { InRouter } from '../support/router';

const { broken } = vi.hoisted(() => ({
  broken: () => {
    throw new RangeError('Invalid time zone specified: Etc/Unknown');
  },
}));
vi.mock('@/features/public/contact/ChatButton', () => ({ ChatButton: broken }));
vi.mock('@/features/public/navigation/LanguageSwitcher', () => ({
  LanguageSwitcher: broken,
}));
vi.mock('@/features/public/visits/VisitCounter', () => ({ VisitCounter: broken }));
vi.mock('@/app/OfflineNotice', () => ({ OfflineNotice: broken }));
vi.mock('@/app/footerIsland', () => ({ footerIsland: { Island: broken } }));
vi.mock('@/app/ScrollManager', () => ({ ScrollManager: () => null }));

it('a page lacks what fails around it and in it, and nothing else', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Dated = dated(broken);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <I18nextProvider i18n={createI18n()}>
        <InRouter>
          <LanguageProvider>
            <PublicLayout>
              <p>Lo que se lee</p>
              <Dated />
            </PublicLayout>
          </LanguageProvider>
        </InRouter>
      </I18nextProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Lo que se lee')).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
});
