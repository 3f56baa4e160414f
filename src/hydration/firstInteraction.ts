/** The event that an island (island.tsx) dispatches, bubbling, once it is hydrated or has failed. */
export const ISLAND_HYDRATED = 'island-hydrated';

/** A link that is followed, other than one that opens a dialog of the page. */
export const LINK = 'a[href]:not([aria-haspopup])';

/** Runs at the next event of each kind, before what listens on the page's elements. */
export function once(names: readonly string[], run: (event: Event) => unknown): void {
  const options = { capture: true, passive: true, once: true };
  for (const name of names) addEventListener(name, run, options);
}

/** Waits for the next frame, so that the answer to a tap is painted before what can wait. */
export function afterPaint(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Lets the browser handle pending input and paint before what follows. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Gives all of the page its true height, including below the fold (`lay-out-later` in base.css). */
export function layOutAll(): void {
  delete document.documentElement.dataset.layOutLater;
}

/** What a visitor does, at the end of a press: before, its answer would wait for what follows. */
const INTERACTIONS = 'click keyup focusin input wheel touchmove pointermove hashchange'.split(' ');

/** How long the page rests after it was scrolled by something else. */
const SCROLLED_MS = 500;

/** Queries that select what a page shows; others are a campaign's. */
export const SELECTING = /[?&](?:post|area|page|category|q)=/;

/**
 * Whether an event is no interaction: on a link to another document, which answers it without this
 * one's app, or the move of a finger, or of a resting pointer under which the content changes.
 */
function isIgnored({ type, target, pointerType, movementX, movementY }: PointerEvent): boolean {
  if (type === 'pointermove') return pointerType !== 'mouse' || (!movementX && !movementY);
  return navigator.onLine && target instanceof Element && target.closest(LINK) !== null;
}

/**
 * @param isRestored whether the document is one of the browser's history, whose position the app
 *   restores.
 * @returns resolves after the visitor's first interaction and its answer; in such a document, or
 *   where the address points at what is not prerendered, once the page is loaded.
 */
export const firstInteraction = (isRestored: boolean) =>
  new Promise<void>((resolve) => {
    // Nothing listens any longer then: a mouse moves hundreds of times.
    const ended = new AbortController();
    ended.signal.addEventListener('abort', () => resolve());
    const interact = () => afterPaint().then(() => ended.abort());
    const isPointing = location.hash !== '' || SELECTING.test(location.search);
    if (isPointing) layOutAll();
    if (isPointing || isRestored) once(['load'], interact);
    const options = { capture: true, passive: true, signal: ended.signal };
    const onEvent = (event: Event) => void (isIgnored(event as PointerEvent) || interact());
    for (const name of INTERACTIONS) addEventListener(name, onEvent, options);
    // Assistive technology may scroll without any other event; scripts and the browser do too.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(rest);
      rest = setTimeout(() => ended.abort(), SCROLLED_MS);
    };
    addEventListener('scroll', onScroll, options);
  });

/**
 * Waits until all islands are hydrated. Call it before anything changes what they show: React
 * discards the server HTML of an island whose props differ from those it was prerendered with.
 */
export async function hydrateIslands(): Promise<void> {
  while (document.querySelector('[data-island=""]'))
    await new Promise((resolve) => once([ISLAND_HYDRATED], resolve));
}
