import { useEffect, useLayoutEffect, useState } from 'react';
import { layOutAll } from '@/hydration/firstInteraction';
import type { Entry } from '@/lib/router/entry';
import type { Shown } from '@/lib/router/navigation';
import { useShown } from '@/lib/router/NavigationProvider';
import { addressOf } from '@/site/pages';
import { serviceOfHash } from '@/site/services';
import { followTarget } from '@/ui/followTarget';
import { scrollBehavior } from '@/ui/scroll';

/** The delay before the home page scrolls to the element that the hash names (SPEC 2.6, 9). */
const HOME_DELAY_MS = 500;

/** Kinds of navigation, as far as scrolling and focus differ. */
type Move = 'arrival' | 'page' | 'back' | 'hash' | 'language' | 'query';

function moveBetween(before: Entry, { entry: after, action, scroll }: Shown): Move {
  if (!isSamePage(before, after)) return action === 'pop' ? 'back' : 'page';
  if (before.hash !== after.hash) return 'hash';
  // The code that changes language, query or state controls the scroll position.
  if (before.pathname !== after.pathname) return 'language';
  return before.search === after.search && scroll === 'reset' ? 'hash' : 'query';
}

/** Whether both are the same page, post, lawyer or term, regardless of the language. */
function isSamePage(before: Entry, after: Entry): boolean {
  if (pageKeyOf(before) === pageKeyOf(after)) return true;
  const [one, other] = [before, after].map(({ pathname }) => addressOf(pathname));
  // A post may have another slug in each language; from one language to another only the switcher leads.
  return one?.page === 'post' && other?.page === 'post' && one.language !== other.language;
}

function pageKeyOf({ pathname }: Entry): string {
  const address = addressOf(pathname);
  if (!address) return pathname;
  return 'slug' in address ? `${address.page} ${address.slug}` : address.page;
}

/**
 * Scrolls to hashes (SPEC 2.6) and moves the focus after a navigation. Jumps to a hash by the
 * browser or by ScrollRestoration, which handles all else, are reverted before they
 * are painted, so that the scroll can be smooth or delayed.
 */
export function ScrollManager() {
  const shown = useShown();
  const { entry } = shown;
  const [last, setLast] = useState<{ entry: Entry; move: Move }>({ entry, move: 'arrival' });
  if (last.entry !== entry) setLast({ entry, move: moveBetween(last.entry, shown) });
  useRevertHashJumps();

  useLayoutEffect(() => {
    const { move } = last;
    const { hash, pathname } = last.entry;
    const isNewPage = move === 'page' || move === 'arrival';
    if (move === 'back' || (move === 'page' && !hash)) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }

    // Where to scroll to depends on what is above. A query opens a popup or filters a list in place.
    if (move !== 'arrival' && move !== 'query') layOutAll();
    const start = move === 'page' ? 0 : window.scrollY;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopFollowing: (() => void) | undefined;
    const follow = () => {
      stopFollowing = followTarget(hash);
    };
    queueMicrotask(() => {
      if (ended || move === 'back' || (!hash && move !== 'hash')) return;
      const isDelayed = isNewPage && addressOf(pathname)?.page === 'home';
      if (!isNewPage || isDelayed || serviceOfHash(hash)) {
        window.scrollTo({ top: start, behavior: 'instant' });
      }
      // A practice area's card scrolls into view and takes the focus itself once it is open.
      if (move === 'language' || move === 'query' || serviceOfHash(hash)) return;
      if (!hash) window.scrollTo({ top: 0, behavior: scrollBehavior() });
      else if (!isDelayed) follow();
      else if (start === 0) timer = setTimeout(follow, HOME_DELAY_MS);
    });
    // The browser or the visitor may have scrolled a prerendered page already, or do so during the
    // delay.
    const cancelIfScrolled = () => {
      if (window.scrollY !== start) clearTimeout(timer);
    };
    window.addEventListener('scroll', cancelIfScrolled, { passive: true });
    return () => {
      ended = true;
      clearTimeout(timer);
      stopFollowing?.();
      window.removeEventListener('scroll', cancelIfScrolled);
    };
  }, [last]);

  return null;
}

/**
 * Reverts the browser's own jump to a hash, which happens between popstate and hashchange, before
 * the next paint. With reduced motion the jump is what the visitor wants.
 */
function useRevertHashJumps() {
  useEffect(() => {
    let before = 0;
    const savePosition = () => {
      before = window.scrollY;
    };
    const revert = () => {
      if (scrollBehavior() === 'smooth') window.scrollTo({ top: before, behavior: 'instant' });
    };
    window.addEventListener('popstate', savePosition);
    window.addEventListener('hashchange', revert);
    return () => {
      window.removeEventListener('popstate', savePosition);
      window.removeEventListener('hashchange', revert);
    };
  }, []);
}
