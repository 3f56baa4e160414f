/** The event that an island (island.tsx) dispatches, bubbling, once it is hydrated or has failed. */
export const ISLAND_HYDRATED = 'island-hydrated';

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

/** Gives all of the page its true height, including below the fold (`lay-out-later` in base.css). */
export function layOutAll(): void {
  delete document.documentElement.dataset.layOutLater;
}

/**
 * Makes `firstInteraction` wait for the visitor. Does nothing where the address has a hash, or
 * names a post's popup or the form's area: what it points at must be shown without an interaction.
 * Other queries may be a campaign's.
 */
export function listenForFirstInteraction(): void {
  if (location.hash || /[?&](?:post|area)=/.test(location.search)) {
    layOutAll();
    return;
  }
  interaction = new Promise<void>((resolve) => (resolveInteraction = resolve));
  // Hydrating islands takes a slow phone longer than answering a tap.
  once(['click', 'keyup', 'focusin', 'input'], () => afterPaint().then(resolveInteraction));
  once(['scroll'], resolveInteraction);
  // Also fired when the content under a resting pointer changes, which is no interaction.
  addEventListener('pointermove', ({ movementX, movementY }) => {
    if (movementX !== 0 || movementY !== 0) resolveInteraction();
  });
  // A restored scroll position counts as an interaction; Firefox fires no scroll event for it.
  // Asked for after the next frame, which has laid out the page anyway.
  once(['pageshow'], () => afterPaint().then(() => scrollY > 0 && resolveInteraction()));
}

/** Resolves on the visitor's first interaction; at once on a page that was not prerendered. */
export function firstInteraction(): Promise<unknown> {
  return interaction;
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
