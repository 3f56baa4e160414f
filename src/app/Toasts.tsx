import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useLanguage, useTexts } from '@/i18n/language';
import { shownToast, subscribe } from '@/ui/toast/store';
import type { Toaster as LoadedToaster } from '@/ui/toast/Toaster';

/** Renders nothing if its code fails to load: a missing toast must not break the page. */
const Toaster = lazy(async (): Promise<{ default: typeof LoadedToaster }> => {
  const loaded = await import('@/ui/toast/Toaster').catch(() => undefined);
  return { default: loaded?.Toaster ?? (() => null) };
});

/** Renders what `toast()` shows, labelled in the page's language. Its code is loaded on first use. */
export function Toasts() {
  const t = useTexts('common');
  const { dir } = useLanguage();
  const shown = useSyncExternalStore(subscribe, shownToast, () => undefined);
  const [isNeeded, setNeeded] = useState(false);
  if (shown && !isNeeded) setNeeded(true);
  return (
    <Suspense>
      {isNeeded && (
        <Toaster shown={shown} label={t('toast.region')} closeLabel={t('toast.close')} dir={dir} />
      )}
    </Suspense>
  );
}
