import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { addressOf } from '@/site/pages';
import { serviceOfHash } from '@/site/services';
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
  const painted = usePaintedPosition();

  useLayoutEffect(() => {
    const { move } = last;
    const { hash, pathname } = last.location;
    const isNewPage = move === 'page' || move === 'arrival';
    if (move === 'back' || (move === 'page' && !hash)) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }

    const start = move === 'page' ? 0 : move === 'hash' ? painted.current : window.scrollY;
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopFollowing: (() => void) | undefined;
    const follow = () => {
      stopFollowing = followTarget(hash);
    };
    queueMicrotask(() => {
      if (ended || (move !== 'hash' && !(isNewPage && hash))) return;
      const stay = () => window.scrollTo({ top: start, behavior: 'instant' });
      if (!hash) window.scrollTo({ top: 0, behavior: scrollBehavior() });
      // A service's card scrolls and takes the focus itself, once it is open.
      else if (serviceOfHash(hash)) stay();
      else if (move === 'hash' || addressOf(pathname)?.page !== 'home') follow();
      else {
        stay();
        // Elsewhere than at the top, the browser or the visitor has scrolled a prerendered page before.
        if (start === 0) timer = setTimeout(follow, HOME_DELAY_MS);
      }
    });
    return () => {
      ended = true;
      clearTimeout(timer);
      stopFollowing?.();
    };
  }, [last, painted]);

  return null;
}

/** Where the page was when it was last painted: scroll events come just before that, after any jump. */
function usePaintedPosition() {
  const position = useRef(0);
  useEffect(() => {
    const note = () => {
      position.current = window.scrollY;
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  return position;
}
