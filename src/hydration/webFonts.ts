const SCROLL_KEYS = ['PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'End', 'Home', ' '];

const SCROLL_INPUT = {
  wheel: () => true,
  touchmove: () => true,
  keydown: ({ key }: KeyboardEvent) => SCROLL_KEYS.includes(key),
  // On a classic scroll bar, which is beside the content.
  pointerdown: ({ clientX }: PointerEvent) => clientX >= document.documentElement.clientWidth,
};

function loadIfScrolling(event: Event): void {
  const isScroll = SCROLL_INPUT[event.type as keyof typeof SCROLL_INPUT] as (e: Event) => boolean;
  if (isScroll(event)) loadWebFonts();
}

/** Loads the brand typefaces (styles/fonts.css); without them the page keeps its fallback fonts. */
export function loadWebFonts(): void {
  for (const name of Object.keys(SCROLL_INPUT)) {
    removeEventListener(name, loadIfScrolling, { capture: true });
  }
  import('../styles/fonts.css').catch(() => {});
}

/**
 * Keeps a page in its fallback fonts until the visitor scrolls, by wheel, touch, keys or scroll bar:
 * the first paint waits for no font on a slow connection, and no text is reflowed while it is read.
 * A press does not count, because its target must not move, nor does a programmatic scroll. Pages
 * opened later load the fonts by themselves (app/ScrollManager.tsx).
 */
export function loadWebFontsOnScroll(): void {
  for (const name of Object.keys(SCROLL_INPUT)) {
    addEventListener(name, loadIfScrolling, { capture: true, passive: true });
  }
}
