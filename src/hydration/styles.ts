const SHEET = 'link[rel=stylesheet]';

/**
 * Fetches the full style sheet without applying it. A prerendered page inlines only the rules it
 * uses; its link to the full sheet is disabled and has a media query that never matches
 * (build/pageDocument.ts).
 * @returns resolves once the sheet is loaded, rejects if it cannot be.
 */
export async function fetchStyles(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>(`${SHEET}[disabled]`);
  if (!sheet) return;
  sheet.disabled = false;
  await new Promise((resolve, reject) =>
    Object.assign(sheet, {
      onload: resolve,
      onerror: () => {
        // The next attempt fetches it anew.
        sheet.disabled = true;
        reject(new Error(`Failed to fetch ${sheet.href}`));
      },
    }),
  );
}

/**
 * Applies the full style sheet. Call it before the page shows anything that was not
 * prerendered: it costs a slow phone 50 ms even though nothing moves.
 */
export function applyStyles(): void {
  document.querySelector(`${SHEET}[media]`)?.removeAttribute('media');
}
