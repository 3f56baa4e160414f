import { allowed } from '@/lib/allowed';
import { countPageSeen } from '@/lib/visitSteps';
import { whenIdle } from '@/lib/whenIdle';
import type { Language } from '@/site/languages';
import { type Area, countVisit } from './queries';
import { ensureVisitorId } from './visitorId';

let counted: string | undefined;

/**
 * Counts a view of the page, once until another page is viewed (SPEC 4.4), and beside it the kinds
 * of pages seen.
 */
export function countView(pathname: string, language: Language): void {
  countPageSeen(pathname, language);
  // A changed query or hash is not a new view, and the app starts after the first one.
  if (counted === pathname) return;
  counted = pathname;
  // Only `/` itself is web, and only paths that start with `/blog` are blog.
  if (pathname === '/') whenIdle(() => void recordVisit('web'));
  else if (pathname.startsWith('/blog')) whenIdle(() => void recordVisit('blog'));
}

/** Counts a visit, whether it is the session's first one too (SPEC 3.10); only logs failures (SPEC 8). */
async function recordVisit(area: Area): Promise<void> {
  const flag = `visited_${area}`;
  // With storage blocked, new and returning visitors look the same, so none is counted as new.
  const isFirst = allowed(() => {
    if (sessionStorage.getItem(flag) !== null) return false;
    sessionStorage.setItem(flag, 'true');
    return true;
  });
  try {
    ensureVisitorId();
    await countVisit(area, isFirst === true);
  } catch (error) {
    if (isFirst) allowed(() => sessionStorage.removeItem(flag));
    console.error('The visit was not counted.', error);
  }
}
