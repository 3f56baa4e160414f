import { useIsFetching } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useLanguage } from '@/i18n/LanguageProvider';
import { TitleAnnouncer } from '@/ui/TitleAnnouncer';

/**
 * Announces each new page to screen readers, as a page load would. Waits for the page's queries,
 * because a post that is loading has no title of its own yet.
 */
export function RouteAnnouncer() {
  const [pathname] = useLocation();
  const { language } = useLanguage();
  return <TitleAnnouncer page={`${language} ${pathname}`} loading={useIsFetching() > 0} />;
}
