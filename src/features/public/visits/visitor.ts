import { allowed } from '@/lib/allowed';
import { asksNotToBeTracked } from '@/lib/doNotTrack';
import { firm } from '@/site/firm';

/** The parts of the site whose visits are counted (SPEC 4.4). */
export type Area = 'web' | 'blog';

const COOKIE = 'visitor_id';
const ONE_YEAR_S = 31_536_000;

/** The counted area of a path: only `/` itself is web, and only paths that start with `/blog` are blog (SPEC 4.4). */
export function areaOf(pathname: string): Area | undefined {
  if (pathname === '/') return 'web';
  return pathname.startsWith('/blog') ? 'blog' : undefined;
}

/** 'v_' + timestamp + random string (SPEC 3.8). */
function newVisitorId(now = Date.now()): string {
  const random = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) =>
    part.toString(36).padStart(7, '0'),
  );
  return `v_${now}${random.join('')}`;
}

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
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${newVisitorId()}; Max-Age=${ONE_YEAR_S}; Path=/; SameSite=Lax${secure}`;
}

const flagOf = (area: Area) => `visited_${area}`;

/**
 * Whether this is the session's first visit to the area, which it marks as visited (SPEC 3.10).
 * With storage blocked, new and returning visitors look the same, so none is counted as new.
 */
export const claimFirstVisit = (area: Area): boolean =>
  allowed(() => {
    if (sessionStorage.getItem(flagOf(area)) !== null) return false;
    sessionStorage.setItem(flagOf(area), 'true');
    return true;
  }) ?? false;

/** Reverts `claimFirstVisit` for a visit that could not be counted. */
export function releaseFirstVisit(area: Area): void {
  allowed(() => sessionStorage.removeItem(flagOf(area)));
}
