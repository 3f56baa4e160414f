import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { countVisit } from './queries';
import { type Area, areaOf, claimFirstVisit, ensureVisitorId, releaseFirstVisit } from './visitor';

/** Counts each page view of the counted paths once (SPEC 4.4); draws nothing, and only logs what fails (SPEC 8). */
export function VisitCounter() {
  const { pathname } = useLocation();
  const counted = useRef<string>(undefined);

  useEffect(() => {
    // An effect may run twice for one view (strict mode); query and hash are no new view.
    if (counted.current === pathname) return;
    counted.current = pathname;
    const area = areaOf(pathname);
    if (area) whenIdle(() => void recordVisit(area));
  }, [pathname]);

  return null;
}

/** Not before the page is painted and the reader's own requests are under way. */
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
