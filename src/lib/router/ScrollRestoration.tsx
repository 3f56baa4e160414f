import { useEffect, useLayoutEffect } from 'react';
import { useNavigation, useShown } from './NavigationProvider';

/**
 * Scrolls each new page to its hash or its top, and one that is reached along the history to where
 * it was left.
 */
export function ScrollRestoration() {
  const navigation = useNavigation();
  const { entry, scroll } = useShown();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const onPageHide = () => {
      const { shown, pending } = navigation.state;
      if (!pending) navigation.positions.save(shown.entry);
      navigation.positions.store();
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      history.scrollRestoration = 'auto';
    };
  }, [navigation]);

  useLayoutEffect(() => {
    if (scroll === 'keep') return;
    const target = scroll === 'reset' ? targetOf(entry.hash) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, scroll === 'reset' ? 0 : scroll);
  }, [entry, scroll]);
  return null;
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
