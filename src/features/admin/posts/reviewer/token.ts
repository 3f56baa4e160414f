import { useEffect, useState } from 'react';
import { TO_TRANSLATE } from '@/site/adminPaths';

/** In this tab only, so that the page can be reloaded. */
const KEY = 'review_token';

const TOKEN = new RegExp(`^#((?:${TO_TRANSLATE})?[0-9a-f]{64})$`);

/**
 * The token, with what stands before it, of the link that was opened, or of the one opened before in this tab. It is read from
 * the fragment, which no server sees, and removed from the address and the history at once.
 */
function takeToken(): string {
  const token = TOKEN.exec(location.hash)?.[1];
  if (token) history.replaceState(history.state, '', location.pathname + location.search);
  try {
    if (token) sessionStorage.setItem(KEY, token);
    return token ?? sessionStorage.getItem(KEY) ?? '';
  } catch {
    return token ?? ''; // Storage is blocked.
  }
}

/** Forgets the token of a link that cannot be used, but not what it was for, which a reload tells. */
export function forgetToken(link: string): void {
  try {
    sessionStorage.setItem(KEY, link.startsWith(TO_TRANSLATE) ? TO_TRANSLATE : '');
  } catch {
    // Storage is blocked, so that nothing was kept.
  }
}

const first = takeToken();

/**
 * The token of the link with `TO_TRANSLATE` before it if it is one to translate, also of another
 * link that is opened in the same tab; '' for none.
 */
export function useToken(): string {
  const [token, setToken] = useState(first);
  useEffect(() => {
    const take = () => setToken(takeToken());
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}
