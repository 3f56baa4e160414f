const SHEET = 'link[rel=stylesheet]';

/**
 * Fetches all styles, to be at hand: a prerendered page has only those that it uses, in itself, and the link to all
 * is disabled and for no medium (backend/pageDocument.ts).
 * @returns once they are there; rejected when they cannot be had.
 */
export function fetchStyles(): Promise<unknown> {
  const sheet = document.querySelector<HTMLLinkElement>(`${SHEET}[disabled]`);
  if (!sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = reject;
    sheet.disabled = false;
  });
}

/** Sets the page in all styles, before it shows what was not in it. Costs a slow phone 50 ms, though nothing moves. */
export function setStyles(): void {
  document.querySelector(`${SHEET}[media]`)?.removeAttribute('media');
}
