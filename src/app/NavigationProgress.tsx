import { useTexts } from '@/i18n/useTexts';
import { useIsNavigating } from '@/lib/router/NavigationProvider';
import { Spinner } from '@/ui/Spinner';

/** Shows that the next page is loading while the current one stays (SPEC 2.5). */
export function NavigationProgress() {
  const t = useTexts('common');
  const isNavigating = useIsNavigating();
  if (!isNavigating) return null;
  return (
    <div className="fixed inset-x-0 top-20 z-40 mx-auto w-fit [animation:appear_0s_150ms_both] rounded-full bg-white shadow-card">
      <Spinner label={t('loading')} />
    </div>
  );
}
