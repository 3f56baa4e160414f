import { LiveTexts } from '@/features/public/live-texts/LiveTexts';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { Outlet } from '@/lib/router/RouterProvider';
import type { AppServices } from './appServices';

/** The root route, shared by public site and admin area. */
export function Root({ preferredLanguage }: Pick<AppServices, 'preferredLanguage'>) {
  return (
    <LanguageProvider preferred={preferredLanguage()}>
      <Outlet />
      <LiveTexts />
    </LanguageProvider>
  );
}
