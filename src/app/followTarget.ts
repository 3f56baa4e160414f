import { scrollBehavior } from '@/ui/scroll';

/** Long enough for late content on a slow line; then the page is the visitor's. */
const FOLLOW_MS = 5000;

/** What a visitor does who wants to be elsewhere. */
const TAKE_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the element that a hash names and gives it the focus, as a browser does; waits for it where it is
 * still loading, and stays with it while content above it arrives.
 * @returns a function that ends it.
 */
export function followTarget(hash: string): () => void {
  const id = decode(hash.slice(1));
  let found = false;

  const observer = new ResizeObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView({ behavior: found ? 'instant' : scrollBehavior() });
    if (!found) focusOn(target);
    found = true;
  });

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of TAKE_OVER) window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, FOLLOW_MS);
  for (const name of TAKE_OVER) window.addEventListener(name, stop, { passive: true });

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

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // A lone '%' in a hand-written address.
  }
}
