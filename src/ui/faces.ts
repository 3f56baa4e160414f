const MOVES = ['scroll', 'mousemove', 'keydown', 'click'];

/**
 * Sets the page in the house's faces (fonts.css) at the visitor's first move, and until then in its fallbacks: on a
 * slow line the first paint waits for no font, and nothing is set anew under the eyes of who is reading. A press is
 * no move: what it aims at must stay where it is.
 */
export function setFacesAtFirstMove(): void {
  const set = (event: Event) => {
    // A mouse that rests is said to move when what is under it has changed.
    if (
      event instanceof MouseEvent &&
      event.type === 'mousemove' &&
      !event.movementX &&
      !event.movementY
    )
      return;
    for (const name of MOVES) removeEventListener(name, set, { capture: true });
    import('../fonts.css').catch(() => {});
  };
  for (const name of MOVES) addEventListener(name, set, { capture: true, passive: true });
}
