/**
 * A picture's address with a time stamp against stale caches, for one that lies at the backend and has no
 * query of its own; any other as it is (SPEC 7.6).
 */
export function imageUrl(src: string, supabaseUrl: string, now = Date.now()): string {
  if (src.includes('?') || !src.startsWith(`${supabaseUrl}/storage/`)) return src;
  return `${src}?t=${now}`;
}
