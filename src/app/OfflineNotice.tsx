import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '@/i18n/language';
import { useNavigationState } from '@/lib/router/NavigationProvider';
import { useHydrated } from '@/ui/useHydrated';

function subscribe(onChange: () => void) {
  const ended = new AbortController();
  addEventListener('online', onChange, { signal: ended.signal });
  addEventListener('offline', onChange, { signal: ended.signal });
  return () => ended.abort();
}

/**
 * A bar at the bottom of the screen while the browser is offline, or while the page behind a tapped
 * link cannot be reached. Sticky, so that it covers nothing at the page's end; in a low window it
 * is shown only there.
 */
export function OfflineNotice() {
  const t = useTexts('common');
  const isStalled = useNavigationState((state) => state.isStalled);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isHydrated = useHydrated();
  const isShown = isStalled || !online;
  return (
    // Always rendered, so that screen readers announce the text that appears in it. The prerendered
    // one is for the first script, which shows it while the app has not started (earlyClicks.ts).
    <div role="status" className="sticky bottom-0 z-30 low:static">
      {(isShown || !isHydrated) && (
        <p
          hidden={!isShown}
          data-stalled=""
          className="on-dark flex items-center gap-3 border-t border-brass-400/60 bg-ink-950 py-3 ps-5 pe-24 text-base leading-snug text-limestone-50"
        >
          <WifiOff className="size-5 shrink-0 text-brass-300" />
          {t(isStalled || !isHydrated ? 'stalled' : 'offline')}
        </p>
      )}
    </div>
  );
}
