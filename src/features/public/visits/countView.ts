import { countPageSeen } from '@/lib/visitSteps';
import { whenIdle } from '@/lib/whenIdle';
import type { Language } from '@/site/languages';
import { countVisit } from './queries';
import { type Area, areaOf, claimFirstVisit, ensureVisitorId, releaseFirstVisit } from './visitor';

let counted: string | undefined;

/**
 * Counts a view of the page, once until another page is viewed (SPEC 4.4), and beside it the kinds
 * of pages seen. Only logs failures (SPEC 8).
 */
export function countView(pathname: string, language: Language): void {
  countPageSeen(pathname, language);
  // A changed query or hash is not a new view, and the app starts after the first one.
  if (counted === pathname) return;
  counted = pathname;
  const area = areaOf(pathname);
  if (area) whenIdle(() => void recordVisit(area));
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
