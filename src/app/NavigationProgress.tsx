import { useNavigation } from 'react-router-dom';
import { useTexts } from '@/i18n/useTexts';
import { Spinner } from '@/ui/Spinner';

/** Shows that the next page is loading while the current one stays (SPEC 2.5). */
export function NavigationProgress() {
  const t = useTexts('common');
  const { state } = useNavigation();
  if (state !== 'loading') return null;
  return (
    <div className="fixed inset-x-0 top-20 z-40 mx-auto w-fit [animation:appear_0s_150ms_both] rounded-full bg-white shadow-card">
      <Spinner label={t('loading')} />
    </div>
  );
}
