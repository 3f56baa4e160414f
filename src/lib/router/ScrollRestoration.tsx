import { use, useEffect, useLayoutEffect } from 'react';
import { useLocation, useRouter } from './hooks';
import { ProgressContext } from './RouterProvider';

/**
 * Scrolls each new page to its hash or its top, and one that is reached along the history to where
 * it was left.
 */
export function ScrollRestoration() {
  const router = useRouter();
  const { scroll } = use(ProgressContext);
  const location = useLocation();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onPageHide = () => {
      router.keepScroll();
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      history.scrollRestoration = 'auto';
    };
  }, [router]);

  useLayoutEffect(() => router.restoreScroll(), [router]);
  useLayoutEffect(() => {
    if (scroll === 'keep') return;
    const target = scroll === 'reset' ? targetOf(location.hash) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, scroll === 'reset' ? 0 : scroll);
  }, [location, scroll]);
  return null;
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
