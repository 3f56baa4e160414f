const SCROLLS = ['wheel', 'touchmove'];

/** Sets the site in the house's faces (fonts.css). */
export function setFaces(): void {
  for (const name of SCROLLS) removeEventListener(name, setFaces, { capture: true });
  import('../fonts.css').catch(() => {});
}

/**
 * Leaves a page in the fallbacks of its faces until the visitor scrolls: on a slow line the first paint waits for no
 * font, and nothing is set anew under the eyes of who is reading. Not at a press, whose target must stay where it is, nor
 * at a scroll that leads to a target. The next page has them too (app/ScrollManager.tsx).
 */
export function setFacesAtFirstScroll(): void {
  for (const name of SCROLLS) addEventListener(name, setFaces, { capture: true, passive: true });
}
