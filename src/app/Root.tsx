import { Outlet } from 'react-router-dom';
import { LiveTexts } from '@/features/texts/LiveTexts';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import type { AppServices } from './services';

/** What public site and admin area have in common. */
export function Root({ preferredLanguage }: Pick<AppServices, 'preferredLanguage'>) {
  return (
    <LanguageProvider preferred={preferredLanguage()}>
      <Outlet />
      <LiveTexts />
    </LanguageProvider>
  );
}
