import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useTexts } from '@/i18n/useTexts';
import { NavigationProgress } from './NavigationProgress';

/** Header, page, footer and chat of every public screen. */
export function PublicLayout() {
  const t = useTexts('common');
  return (
    <>
      <a
        href="#main"
        className="fixed start-4 top-4 z-50 -translate-y-24 rounded bg-white px-4 py-2 font-semibold text-ink-900 focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <NavigationProgress />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
