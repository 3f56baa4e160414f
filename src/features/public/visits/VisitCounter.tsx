import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '@/i18n/LanguageProvider';
import { countPageSeen } from '@/lib/visitSteps';
import { whenIdle } from '@/lib/whenIdle';
import { countVisit } from './queries';
import { type Area, areaOf, claimFirstVisit, ensureVisitorId, releaseFirstVisit } from './visitor';

/**
 * Counts each view of the counted paths once (SPEC 4.4), and beside it the kinds of pages seen.
 * Renders nothing, and only logs failures (SPEC 8).
 */
export function VisitCounter() {
  const [pathname] = useLocation();
  const { language } = useLanguage();
  const counted = useRef<string>(undefined);

  useEffect(() => {
    // Strict mode runs an effect twice; a changed query or hash is not a new view.
    if (counted.current === pathname) return;
    counted.current = pathname;
    const area = areaOf(pathname);
    if (area) whenIdle(() => void recordVisit(area));
  }, [pathname]);

  useEffect(() => countPageSeen(pathname, language), [pathname, language]);

  return null;
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
