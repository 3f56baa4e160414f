import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { addressOf } from '@/site/pages';
import { serviceOfHash } from '@/site/services';
import { setFaces } from '@/ui/faces';
import { scrollBehavior } from '@/ui/scroll';
import { followTarget } from './followTarget';

/** SPEC 2.6, 9: on the home page the element that the address's hash names scrolls into view after this long. */
const HOME_DELAY_MS = 500;

/** What a change of address means for scrolling and focus. */
type Move = 'arrival' | 'page' | 'back' | 'hash' | 'other';

function moveBetween(before: Location, after: Location, isBack: boolean): Move {
  if (placeOf(before) !== placeOf(after)) return isBack ? 'back' : 'page';
  const sameAddress = before.pathname === after.pathname && before.search === after.search;
  // The language or the query changed: who did that says where to scroll.
  return before.hash === after.hash && !sameAddress ? 'other' : 'hash';
}

/** Which page or post, whatever the language. */
function placeOf({ pathname }: Location): string {
  const address = addressOf(pathname);
  if (!address) return pathname;
  return address.page === 'post' ? `post ${address.slug}` : address.page;
}

/**
 * Scrolling by hash (SPEC 2.6), and the focus after a change of page. React Router's ScrollRestoration, which
 * comes after this in the tree, brings new pages to their top and old ones to where they were. Its own jump to a
 * hash, and the browser's, are taken back before they are painted, to be smooth or late.
 */
export function ScrollManager() {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [last, setLast] = useState<{ location: Location; move: Move }>({
    location,
    move: 'arrival',
  });
  if (last.location !== location) {
    setLast({ location, move: moveBetween(last.location, location, isBack) });
  }
  useNoJumps();

  useLayoutEffect(() => {
    const { move } = last;
    const { hash, pathname } = last.location;
    const isNewPage = move === 'page' || move === 'arrival';
    if (move === 'back' || (move === 'page' && !hash)) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    // Once the page is painted.
    if (move === 'page' && !hash) requestAnimationFrame(() => setTimeout(setFaces));

    const start = move === 'page' ? 0 : window.scrollY;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopFollowing: (() => void) | undefined;
    const follow = () => {
      stopFollowing = followTarget(hash);
    };
    queueMicrotask(() => {
      if (ended || move === 'back' || (!hash && move !== 'hash')) return;
      const isLate = isNewPage && addressOf(pathname)?.page === 'home';
      if (!isNewPage || isLate || serviceOfHash(hash)) {
        window.scrollTo({ top: start, behavior: 'instant' });
      }
      // A service's card scrolls and takes the focus itself, once it is open.
      if (move === 'other' || serviceOfHash(hash)) return;
      if (!hash) window.scrollTo({ top: 0, behavior: scrollBehavior() });
      else if (!isLate) follow();
      else if (start === 0) timer = setTimeout(follow, HOME_DELAY_MS);
    });
    // A prerendered page is scrolled by the browser or the visitor: before, or in the half second.
    const leaveAlone = () => {
      if (window.scrollY !== start) clearTimeout(timer);
    };
    window.addEventListener('scroll', leaveAlone, { passive: true });
    return () => {
      ended = true;
      clearTimeout(timer);
      stopFollowing?.();
      window.removeEventListener('scroll', leaveAlone);
    };
  }, [last]);

  return null;
}

/**
 * Takes the browser's own jump to a hash back: it comes between these two events, and the paint after both.
 * For who asks for less motion the jump is what is wanted.
 */
function useNoJumps() {
  useEffect(() => {
    let before = 0;
    const note = () => {
      before = window.scrollY;
    };
    const takeBack = () => {
      if (scrollBehavior() === 'smooth') window.scrollTo({ top: before, behavior: 'instant' });
    };
    window.addEventListener('popstate', note);
    window.addEventListener('hashchange', takeBack);
    return () => {
      window.removeEventListener('popstate', note);
      window.removeEventListener('hashchange', takeBack);
    };
  }, []);
}
