const SCROLL_EVENTS = ['wheel', 'touchmove'];

/** Loads the brand typefaces (styles/fonts.css); without them the page keeps its fallback fonts. */
export function loadWebFonts(): void {
  for (const name of SCROLL_EVENTS) removeEventListener(name, loadWebFonts, { capture: true });
  import('../styles/fonts.css').catch(() => {});
}

/**
 * Keeps a page in its fallback fonts until the visitor scrolls: the first paint waits for no font
 * on a slow connection, and no text is reflowed while it is read. A press does not count, because
 * its target must not move, nor does a programmatic scroll. Pages opened later load the fonts by
 * themselves (app/ScrollManager.tsx).
 */
export function loadWebFontsOnScroll(): void {
  for (const name of SCROLL_EVENTS) {
    addEventListener(name, loadWebFonts, { capture: true, passive: true });
  }
}
