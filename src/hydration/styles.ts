const SHEET = 'link[rel=stylesheet]';

let fetching: Promise<unknown> | undefined;

/**
 * Fetches the full style sheet without applying it. A prerendered page inlines only the rules it
 * uses; its link to the full sheet is disabled and has a media query that never matches
 * (build/pageDocument.ts).
 * @returns resolves once the sheet is loaded, rejects if it cannot be.
 */
export function fetchStyles(): Promise<unknown> {
  return (fetching ??= new Promise((onload, reject) => {
    const sheet = document.querySelector<HTMLLinkElement>(`${SHEET}[disabled]`);
    const onerror = () => {
      // The next attempt fetches it anew.
      fetching = undefined;
      Object.assign(sheet ?? {}, { disabled: true });
      reject(new Error('Failed to fetch the style sheet'));
    };
    if (sheet) Object.assign(sheet, { disabled: false, onload, onerror });
    else onload(undefined);
  }));
}

/**
 * Applies the full style sheet, for what the app shows that was not prerendered. It costs a slow
 * phone 50 ms, although nothing moves.
 */
export function applyStyles(): void {
  document.querySelector(`${SHEET}[media]`)?.removeAttribute('media');
}
