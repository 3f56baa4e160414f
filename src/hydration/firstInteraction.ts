/** The event that an island (island.tsx) dispatches, bubbling, once it is hydrated or has failed. */
export const ISLAND_HYDRATED = 'island-hydrated';

/** Events after which the visitor has done something, but for scrolling. */
const INTERACTION_EVENTS = ['click', 'keyup', 'focusin', 'input'];

let resolveInteraction: () => void = () => {};
let interaction: Promise<unknown> = Promise.resolve();

/**
 * Browsers also fire pointermove when the content under a resting pointer changes; that is no
 * interaction.
 */
function resolveOnPointerMove({ movementX, movementY }: PointerEvent): void {
  if (movementX === 0 && movementY === 0) return;
  removeEventListener('pointermove', resolveOnPointerMove, { capture: true });
  resolveInteraction();
}

/** Runs what can wait after the next frame, so that the answer to a tap is painted first. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Lets the browser handle pending input and paint before what follows. */
export function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(undefined);
  });
}

/** Hydrating islands takes a slow phone longer than answering a tap. */
function resolveAfterPaint(): void {
  afterPaint(() => resolveInteraction());
}

/**
 * Gives the whole page its height, including below the fold (base.css). What is in sight stays
 * there: far down, browsers do not keep it when all that is above shrinks at once.
 */
function leaveIdleState(): void {
  const inSight = [...document.querySelectorAll('main section')].find(
    (section) => section.getBoundingClientRect().bottom > 0,
  );
  const topOf = () => inSight?.getBoundingClientRect().top ?? 0;
  const before = scrollY > 0 ? topOf() : undefined;
  delete document.documentElement.dataset.idle;
  const moved = before === undefined ? 0 : topOf() - before;
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
    const options = { capture: true, passive: true, once: true };
    for (const name of INTERACTION_EVENTS) addEventListener(name, resolveAfterPaint, options);
    const onScroll = () => {
      resolveInteraction();
      layOut(afterPaint);
    };
    addEventListener('scroll', onScroll, options);
    addEventListener('pointermove', resolveOnPointerMove, { capture: true, passive: true });
    // A restored scroll position counts as an interaction; Firefox fires no scroll event for it.
    // Asked for after the next frame, which has laid out the page anyway.
    addEventListener('pageshow', () => afterPaint(() => scrollY > 0 && onScroll()), options);
  });
}

/**
 * Lays out what is below, so that the page becomes as long as its scroll bar says: a part at a
 * time, since a slow phone answers no tap meanwhile, then all get their height at once (base.css).
 * @param soon waits before each part.
 */
function layOut(soon: (run: () => void) => unknown): void {
  const parts = [...document.querySelectorAll('[data-island] > *, main section ~ section')];
  const next = () => {
    const part = parts.shift();
    // The layout of what is skipped is done when asked for, and kept.
    if (part) part.firstElementChild?.getBoundingClientRect();
    else leaveIdleState();
    if (part) soon(next);
  };
  soon(next);
}

/** Does so in idle moments, before anybody scrolls. */
export function layOutWhenIdle(): void {
  // Safari has no requestIdleCallback.
  layOut('requestIdleCallback' in window ? requestIdleCallback : setTimeout);
}

/** Resolves on the visitor's first interaction; at once on a page that was not prerendered. */
export function firstInteraction(): Promise<unknown> {
  return interaction;
}

/**
 * Resolves when loading failed code is worth another attempt: the connection is back, or the
 * visitor taps or types.
 */
export function nextChance(): Promise<undefined> {
  const controller = new AbortController();
  return new Promise((resolve) => {
    const done = () => {
      controller.abort();
      resolve(undefined);
    };
    for (const name of ['online', 'pointerdown', 'keydown']) {
      addEventListener(name, done, { capture: true, passive: true, signal: controller.signal });
    }
  });
}

/** Loads code, with another attempt at each chance; meanwhile the HTML stays as the server rendered it. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

/**
 * Hydrates all islands and waits for them. Call it before anything changes what they show: React
 * discards the server HTML of an island whose props differ from those it was prerendered with.
 */
export async function hydrateIslands(): Promise<void> {
  resolveInteraction();
  while (document.querySelector('[data-island=""]')) {
    await new Promise((resolve) => addEventListener(ISLAND_HYDRATED, resolve, { once: true }));
  }
}
