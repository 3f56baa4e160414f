import { useEffect, useLayoutEffect, useState } from 'react';
import { layOutAll } from '@/hydration/firstInteraction';
import type { Entry } from '@/lib/router/entry';
import type { Shown } from '@/lib/router/navigation';
import { useNavigation, useShown } from '@/lib/router/NavigationProvider';
import { addressOf } from '@/site/pages';
import { serviceOfHash } from '@/site/services';
import { elementOf, followTarget } from '@/ui/followTarget';
import { scrollBehavior } from '@/ui/scroll';

/** The delay before the home page scrolls to the element that the hash names (SPEC 2.6, 9). */
const HOME_DELAY_MS = 500;
/** Of the card of a practice area, wherever the hash is followed from. */
const CARD = { block: 'center', focus: 'button' } as const;

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
 * Scrolls to where a navigation leads (SPEC 2.6): a new page to its hash or its top, one that is
 * reached along the history to where it was left. Moves the focus, too.
 */
export function ScrollManager() {
  const shown = useShown();
  const [last, setLast] = useState<{ shown: Shown; move: Move }>({ shown, move: 'arrival' });
  if (last.shown.entry !== shown.entry)
    setLast({ shown, move: moveBetween(last.shown.entry, shown) });
  useRevertHashJumps();
  useKeptPositions();

  useLayoutEffect(() => {
    const { move } = last;
    const { hash, pathname } = last.shown.entry;
    const isNewPage = move === 'page' || move === 'arrival';
    const isAtHome = isNewPage && addressOf(pathname)?.page === 'home';
    const isOfCard = serviceOfHash(hash) !== undefined;
    if (move === 'back' || (move === 'page' && !hash)) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }

    // Where to scroll to depends on what is above. A query opens a popup or filters a list in place.
    if (move !== 'arrival' && move !== 'query') layOutAll();
    const start = move === 'page' ? 0 : window.scrollY;
    const isFollowed = hash !== '' && move !== 'back';
    // What scrolls smoothly or later begins where it is.
    if ((isFollowed && (!isNewPage || isAtHome || isOfCard)) || (move === 'hash' && !hash))
      window.scrollTo({ top: start, behavior: 'instant' });
    else restore(last.shown);

    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopFollowing: (() => void) | undefined;
    const follow = () => {
      stopFollowing = followTarget(hash, isOfCard ? CARD : {});
    };
    if (move === 'hash' && !hash) window.scrollTo({ top: 0, behavior: scrollBehavior() });
    else if (isFollowed && (isNewPage || move === 'hash')) {
      if (!isAtHome && !isOfCard) follow();
      else if (isOfCard || start === 0) timer = setTimeout(follow, HOME_DELAY_MS);
    }
    // The browser or the visitor may have scrolled a prerendered page already, or do so during the
    // delay.
    const cancelIfScrolled = () => {
      if (!isOfCard && window.scrollY !== start) clearTimeout(timer);
    };
    window.addEventListener('scroll', cancelIfScrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      stopFollowing?.();
      window.removeEventListener('scroll', cancelIfScrolled);
    };
  }, [last]);

  return null;
}

/** Scrolls to the position that is kept for an entry, else to its hash or the top. */
function restore({ entry: { hash }, scroll }: Shown) {
  if (scroll === 'keep') return;
  const target = scroll === 'reset' ? elementOf(hash) : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, scroll === 'reset' ? 0 : scroll);
}

/** Keeps the positions for the next document as this one is left, in the browser's place meanwhile. */
function useKeptPositions() {
  const navigation = useNavigation();
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
    const ended = new AbortController();
    addEventListener('popstate', savePosition, { signal: ended.signal });
    addEventListener('hashchange', revert, { signal: ended.signal });
    return () => ended.abort();
  }, []);
}
