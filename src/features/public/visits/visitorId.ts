import { asksNotToBeTracked } from '@/lib/doNotTrack';
import { firm } from '@/site/firm';

const COOKIE = 'visitor_id';
const ONE_YEAR_S = 31_536_000;

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
