/** The event that an island (island.tsx) dispatches, bubbling, once it is hydrated or has failed. */
export const ISLAND_HYDRATED = 'island-hydrated';

/** Events after which the visitor has done something, but for scrolling. */
const INTERACTION_EVENTS = ['click', 'keyup', 'focusin', 'input'];

let resolveInteraction: () => void = () => {};
let interaction: Promise<unknown> = Promise.resolve();

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

/**
 * Browsers also fire pointermove when the content under a resting pointer changes; that is no
 * interaction.
 */
function resolveOnPointerMove({ movementX, movementY }: PointerEvent): void {
  if (movementX !== 0 || movementY !== 0) resolveInteraction();
}

function onScroll(): void {
  resolveInteraction();
  void layOut(afterPaint);
}

/**
 * Gives the whole page its height, including below the fold (base.css). What is in sight stays
 * there: far down, browsers do not keep it when all that is above shrinks at once.
 */
function leaveIdleState(): void {
  const inSight = [...document.querySelectorAll('main section')].find(
    (section) => scrollY > 0 && section.getBoundingClientRect().bottom > 0,
  );
  const before = inSight?.getBoundingClientRect().top ?? 0;
  delete document.documentElement.dataset.idle;
  const moved = (inSight?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Makes `firstInteraction` wait for the visitor. Does nothing where the address has a hash or a
 * query, which points at content that must be shown without an interaction.
 */
export function listenForFirstInteraction(): void {
  if (location.hash || location.search) {
    leaveIdleState();
    return;
  }
  interaction = new Promise((resolve) => {
    resolveInteraction = () => resolve(undefined);
  });
  // Hydrating islands takes a slow phone longer than answering a tap.
  once(INTERACTION_EVENTS, () => afterPaint().then(resolveInteraction));
  once(['scroll'], onScroll);
  addEventListener('pointermove', resolveOnPointerMove, { capture: true, passive: true });
  // A restored scroll position counts as an interaction; Firefox fires no scroll event for it.
  // Asked for after the next frame, which has laid out the page anyway.
  once(['pageshow'], () => afterPaint().then(() => scrollY > 0 && onScroll()));
}

/**
 * Lays out what is below, so that the page becomes as long as its scroll bar says: a part at a
 * time, since a slow phone answers no tap meanwhile, then all get their height at once (base.css).
 * @param pause before each part.
 */
async function layOut(pause: () => Promise<unknown>): Promise<void> {
  for (const part of document.querySelectorAll('[data-island] > *, main section ~ section')) {
    await pause();
    // The layout of what is skipped is done when asked for, and kept.
    part.firstElementChild?.getBoundingClientRect();
  }
  await pause();
  leaveIdleState();
}

/** Does so in idle moments, before anybody scrolls. */
export function layOutWhenIdle(): Promise<void> {
  // Safari has no requestIdleCallback.
  const soon = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  return layOut(() => new Promise((resolve) => soon(resolve)));
}

/** Resolves on the visitor's first interaction; at once on a page that was not prerendered. */
export function firstInteraction(): Promise<unknown> {
  return interaction;
}

/**
 * Resolves when loading failed code is worth another attempt: the connection is back, or the
 * visitor taps or types.
 */
export const nextChance = () =>
  new Promise((resolve) => once(['online', 'pointerdown', 'keydown'], resolve));

/** Loads code, with another attempt at each chance; meanwhile the HTML stays as the server rendered it. */
export function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => nextChance().then(() => untilLoaded(load)));
}

/**
 * Hydrates all islands and waits for them. Call it before anything changes what they show: React
 * discards the server HTML of an island whose props differ from those it was prerendered with.
 */
export async function hydrateIslands(): Promise<void> {
  resolveInteraction();
  while (document.querySelector('[data-island=""]')) {
    await new Promise((resolve) => once([ISLAND_HYDRATED], resolve));
  }
}
