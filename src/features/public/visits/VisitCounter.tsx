import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { countVisit } from './queries';
import { type Area, areaOf, claimFirstVisit, ensureVisitorId, releaseFirstVisit } from './visitor';

/** Counts each view of the counted paths once (SPEC 4.4). Renders nothing, and only logs failures (SPEC 8). */
export function VisitCounter() {
  const { pathname } = useLocation();
  const counted = useRef<string>(undefined);

  useEffect(() => {
    // Strict mode runs an effect twice; a changed query or hash is not a new view.
    if (counted.current === pathname) return;
    counted.current = pathname;
    const area = areaOf(pathname);
    if (area) whenIdle(() => void recordVisit(area));
  }, [pathname]);

  return null;
}

/** Waits until the page is painted and its own requests are under way. */
function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run, 500);
}

async function recordVisit(area: Area): Promise<void> {
  const first = claimFirstVisit(area);
  try {
    ensureVisitorId();
    await countVisit(area, first);
  } catch (error) {
    if (first) releaseFirstVisit(area);
    console.error('The visit was not counted.', error);
  }
}
