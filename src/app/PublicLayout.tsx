import type { ReactNode } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { ChatButton } from '@/features/contact/ChatButton';
import { LanguageSwitcher } from '@/features/languages/LanguageSwitcher';
import { Header } from '@/features/navigation/Header';
import { VisitCounter } from '@/features/visits/VisitCounter';
import { useTexts } from '@/i18n/useTexts';
import { LateFollows } from '@/ui/late';
import { foot } from './lateFoot';
import { NavigationProgress } from './NavigationProgress';
import { OfflineNotice } from './OfflineNotice';
import { RouteAnnouncer } from './RouteAnnouncer';
import { ScrollManager } from './ScrollManager';
import { Toasts } from './Toasts';

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
      <Header languages={<LanguageSwitcher />} />
      <NavigationProgress />
      <main id="main" tabIndex={-1} className="min-h-svh outline-none">
        <FirstScreenFirst>
          <Outlet />
        </FirstScreenFirst>
      </main>
      <foot.Late />
      <OfflineNotice />
      <ChatButton />
      <Toasts />
      {/* In this order: see ScrollManager. */}
      <ScrollManager />
      <ScrollRestoration />
      <RouteAnnouncer />
      <VisitCounter />
    </>
  );
}

/** On a page that is opened from another what is below waits, unless the address names a place there. */
function FirstScreenFirst({ children }: { children: ReactNode }) {
  const isOpened = useNavigationType() === NavigationType.Push;
  const { hash } = useLocation();
  return <LateFollows value={isOpened && !hash}>{children}</LateFollows>;
}
