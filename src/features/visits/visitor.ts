/** The parts of the site whose visits are counted (SPEC 4.4). */
export type Area = 'web' | 'blog';

const COOKIE = 'visitor_id';
const ONE_YEAR_S = 31_536_000;

/** Only exactly `/` counts as web and only paths that start with `/blog` as blog (SPEC 4.4); others count as nothing. */
export function areaOf(pathname: string): Area | undefined {
  if (pathname === '/') return 'web';
  return pathname.startsWith('/blog') ? 'blog' : undefined;
}

/** 'v_' + time stamp + random string (SPEC 3.8). */
export function newVisitorId(now = Date.now()): string {
  const random = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) =>
    part.toString(36).padStart(7, '0'),
  );
  return `v_${now}${random.join('')}`;
}

/** Gives the browser its visitor cookie for a year, unless it has one. */
export function ensureVisitorId(): void {
  if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${COOKIE}=`))) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${newVisitorId()}; Max-Age=${ONE_YEAR_S}; Path=/; SameSite=Lax${secure}`;
}

const flagOf = (area: Area) => `visited_${area}`;

/**
 * Whether this is the browser session's first visit to the area, which from now on it is not (SPEC 3.10).
 * A visitor whose storage is blocked cannot be told from one who was here: not counted as new.
 */
export function claimFirstVisit(area: Area): boolean {
  try {
    if (sessionStorage.getItem(flagOf(area)) !== null) return false;
    sessionStorage.setItem(flagOf(area), 'true');
    return true;
  } catch {
    return false;
  }
}

/** Takes back a claim whose visit could not be counted; the next one is the first. */
export function releaseFirstVisit(area: Area): void {
  sessionStorage.removeItem(flagOf(area));
}
