import { useEffect, useState } from 'react';
import { allowed } from '@/lib/allowed';

/** In this tab only, so that the page can be reloaded. */
const KEY = 'review_token';

/** With what stood before the token of a link to translate until November 2026. */
const TOKEN = /^#(?:traducir-)?([0-9a-f]{64})$/;

/**
 * The token of the link that was opened, or of the one opened before in this tab. It is read from
 * the fragment, which no server sees, and removed from the address and the history at once.
 */
function takeToken(): string {
  const token = TOKEN.exec(location.hash)?.[1];
  if (token) history.replaceState(history.state, '', location.pathname + location.search);
  if (token) allowed(() => sessionStorage.setItem(KEY, token));
  return token ?? allowed(() => sessionStorage.getItem(KEY)) ?? '';
}

/** Forgets the token of a link that cannot be used. */
export const forgetToken = () => allowed(() => sessionStorage.removeItem(KEY));

const first = takeToken();

/** The token of the link, also of another one that is opened in the same tab; '' for none. */
export function useToken(): string {
  const [token, setToken] = useState(first);
  useEffect(() => {
    const take = () => setToken(takeToken());
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}
