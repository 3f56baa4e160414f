import { allowed } from '@/lib/allowed';
import { asksNotToBeTracked } from '@/lib/doNotTrack';
import { countPageSeen } from '@/lib/visitSteps';
import { whenIdle } from '@/lib/whenIdle';
import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';
import { type Area, countVisit } from './queries';

let counted: string | undefined;

/** Counts a view of a page, once until another is viewed (SPEC 4.4), and the kind of the page. */
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

const COOKIE = 'visitor_id';
const ONE_YEAR_S = 31_536_000;

/**
 * Sets the visitor cookie for a year, unless there is one (SPEC 3.8). A browser that asks not to be
 * tracked gets none and loses the one it had, as all do where the firm has none (PRODUCT 4).
 */
export function ensureVisitorId(isUsed = firm.visitorCookie): void {
  const exists = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`));
  if (!isUsed || asksNotToBeTracked()) {
    if (exists) document.cookie = `${COOKIE}=; Max-Age=0; Path=/`;
    return;
  }
  if (exists) return;
  const random = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) =>
    part.toString(36).padStart(7, '0'),
  );
  const id = `v_${Date.now()}${random.join('')}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${id}; Max-Age=${ONE_YEAR_S}; Path=/; SameSite=Lax${secure}`;
}
