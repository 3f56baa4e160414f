import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { NOTICE, NOTICE_BAR } from '@/hydration/heldLinkNotice';
import { useTexts } from '@/i18n/useTexts';
import { cx } from '@/ui/cx';
import { useIsStalled } from './stalledNavigation';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const ICON = 'size-5 shrink-0 text-brass-300';

/**
 * A bar at the bottom of the screen while the browser is offline, or while the page behind a tapped
 * link cannot be reached. Sticky, so that it covers nothing at the page's end; in a low window it
 * is shown only there.
 */
export function OfflineNotice() {
  const t = useTexts('common');
  const isStalled = useIsStalled();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <>
      {/* Not an attribute of the live region, which would be read out when it changes. */}
      <span hidden data-stalled={t('stalled')} />
      {/* Always rendered, so that screen readers announce its text when it appears. */}
      <div role="status" className={NOTICE} data-css-safelist={cx(NOTICE_BAR, ICON)}>
        {(isStalled || !online) && (
          <p className={NOTICE_BAR}>
            <WifiOff aria-hidden="true" className={ICON} />
            {t(isStalled ? 'stalled' : 'offline')}
          </p>
        )}
      </div>
    </>
  );
}
