/**
 * Adds a timestamp to the address of an image in the backend's storage, against stale caches;
 * leaves other addresses, and those with a query, unchanged (SPEC 7.6).
 * @param time an ISO time of the image's row: the address stays the same, and browsers can cache
 *   the image.
 */
export function imageUrl(src: string, supabaseUrl: string, time: string): string {
  const stamp = Date.parse(time);
  if (src.includes('?') || !src.startsWith(`${supabaseUrl}/storage/`) || Number.isNaN(stamp)) {
    return src;
  }
  return `${src}?t=${stamp}`;
}
