import { scrollBehavior } from './scroll';

/** Long enough for content that loads on a slow connection. */
const FOLLOW_MS = 5000;

/** Input by which the visitor takes over the scroll position. */
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface FollowOptions {
  /** Where in the window the element comes to rest; by default at the top. */
  block?: ScrollLogicalPosition;
  /** What takes the focus, by a selector within the element; by default the element itself. */
  focus?: string;
}

/**
 * Scrolls to the element that a hash names and focuses it, as a browser does. Waits for an element
 * that is still loading, and keeps it in view while content above it arrives or changes its font.
 * @returns a function that stops it.
 */
export function followTarget(
  hash: string,
  { block = 'start', focus }: FollowOptions = {},
): () => void {
  let found = false;

  const observer = new ResizeObserver(() => {
    const target = elementOf(hash);
    if (!target) return;
    target.scrollIntoView({ block, behavior: found ? 'instant' : scrollBehavior() });
    if (!found) focusOn((focus && target.querySelector<HTMLElement>(focus)) || target);
    found = true;
  });

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of USER_INPUT) window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, FOLLOW_MS);
  for (const name of USER_INPUT) window.addEventListener(name, stop, { passive: true });

  const main = document.getElementById('main');
  if (main) observer.observe(main);
  return stop;
}

function focusOn(target: HTMLElement): void {
  if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) {
    target.tabIndex = -1;
  }
  target.focus({ preventScroll: true });
}

/** The element that a hash names, if there is one. */
export function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // A lone '%' in a typed address.
  }
}
