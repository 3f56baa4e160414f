/**
 * The headers for a project's key, public or secret. A legacy key is also a token
 * and sent as one; a newer one (`sb_publishable_…`, `sb_secret_…`) is not.
 */
export function keyHeaders(key: string): { apikey: string; Authorization?: string } {
  return key.startsWith('eyJ') ? { apikey: key, Authorization: `Bearer ${key}` } : { apikey: key };
}

/** Whether a key bypasses all policies, so that it must never become part of a page. */
export function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, payload = ''] = key.split('.');
  try {
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return (JSON.parse(json) as { role?: string }).role === 'service_role';
  } catch {
    return false;
  }
}
