import { useIsFetching } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { useLocation } from 'wouter';
import { ChatButton } from '@/features/public/contact/ChatButton';
import { Header } from '@/features/public/navigation/Header';
import { MenuPanel, MenuProvider } from '@/features/public/navigation/MobileMenu';
import { VisitCounter } from '@/features/public/visits/VisitCounter';
import { useLanguage, useTexts } from '@/i18n/language';
import { DeferUntilPainted } from '@/hydration/island';
import { useNavigationState, useShown } from '@/lib/router/NavigationProvider';
import { Ornament } from '@/ui/Ornament';
import { SkipLink } from '@/ui/SkipLink';
import { Spinner } from '@/ui/Spinner';
import { TitleAnnouncer } from '@/ui/TitleAnnouncer';
import { footerIsland } from './footerIsland';
import { OfflineNotice } from './OfflineNotice';
import { ScrollManager } from './ScrollManager';

/** Header, footer and chat button around every public page. */
export function PublicLayout({ children }: PropsWithChildren) {
  const t = useTexts('common');
  return (
    <MenuProvider>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <Header />
      <NavigationProgress />
      <main id="main" tabIndex={-1} className="min-h-svh outline-none">
        <DeferIslandsAfterNavigation>{children}</DeferIslandsAfterNavigation>
      </main>
      {[MenuPanel, footerIsland.Island, OfflineNotice, ChatButton].map((Part, index) => (
        <Ornament key={index}>
          <Part />
        </Ornament>
      ))}
      <ScrollManager />
      <RouteAnnouncer />
      <Ornament>
        <VisitCounter />
      </Ornament>
    </MenuProvider>
  );
}

/** Shows that the next page is loading while the current one stays (SPEC 2.5). */
function NavigationProgress() {
  const t = useTexts('common');
  const isNavigating = useNavigationState(({ pending }) => pending !== undefined);
  if (!isNavigating) return null;
  return (
    <div className="fixed inset-x-0 top-20 z-40 mx-auto w-fit [animation:appear_0s_150ms_both] rounded-full bg-white shadow-card">
      <Spinner label={t('loading')} />
    </div>
  );
}

/**
 * Announces each new page to screen readers, as a page load would. Waits for the page's queries,
 * because a post that is loading has no title of its own yet.
 */
function RouteAnnouncer() {
  const [pathname] = useLocation();
  const { language } = useLanguage();
  return <TitleAnnouncer page={`${language} ${pathname}`} loading={useIsFetching() > 0} />;
}

/** After a navigation islands wait for the first paint, unless the hash may point into one. */
function DeferIslandsAfterNavigation({ children }: PropsWithChildren) {
  const { action, entry } = useShown();
  return <DeferUntilPainted value={action === 'push' && !entry.hash}>{children}</DeferUntilPainted>;
}
