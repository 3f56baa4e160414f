import type { PropsWithChildren } from 'react';
import { ChatButton } from '@/features/public/contact/ChatButton';
import { LanguageSwitcher } from '@/features/public/language-switcher/LanguageSwitcher';
import { Header } from '@/features/public/navigation/Header';
import { MenuPanel, MenuProvider } from '@/features/public/navigation/MobileMenu';
import { VisitCounter } from '@/features/public/visits/VisitCounter';
import { useTexts } from '@/i18n/useTexts';
import { DeferUntilPainted } from '@/hydration/island';
import { useShown } from '@/lib/router/NavigationProvider';
import { Ornament } from '@/ui/Ornament';
import { SkipLink } from '@/ui/SkipLink';
import { footerIsland } from './footerIsland';
import { NavigationProgress } from './NavigationProgress';
import { OfflineNotice } from './OfflineNotice';
import { RouteAnnouncer } from './RouteAnnouncer';
import { ScrollManager } from './ScrollManager';
import { Toasts } from './Toasts';

/** Header, footer and chat button around every public page. */
export function PublicLayout({ children }: PropsWithChildren) {
  const t = useTexts('common');
  return (
    <MenuProvider>
      <SkipLink>{t('skipToContent')}</SkipLink>
      <Header
        languages={
          <Ornament>
            <LanguageSwitcher />
          </Ornament>
        }
      />
      <NavigationProgress />
      <main id="main" tabIndex={-1} className="min-h-svh outline-none">
        <DeferIslandsAfterNavigation>{children}</DeferIslandsAfterNavigation>
      </main>
      {[MenuPanel, footerIsland.Island, OfflineNotice, ChatButton, Toasts].map((Part, index) => (
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

/**
 * After a navigation the islands below the first screen wait for its paint, unless the hash may
 * point into one of them.
 */
function DeferIslandsAfterNavigation({ children }: PropsWithChildren) {
  const { action, entry } = useShown();
  return <DeferUntilPainted value={action === 'push' && !entry.hash}>{children}</DeferUntilPainted>;
}
