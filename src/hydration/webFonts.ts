let loading: Promise<void> | undefined;

/** Loads the brand typefaces and sets the page in them; without them it keeps its fallback fonts. */
export function loadWebFonts(): Promise<void> {
  loading ??= import('./applyWebFonts')
    .then(({ applyWebFonts }) => applyWebFonts())
    .catch(() => {
      loading = undefined;
    });
  return loading;
}

/**
 * Whether this script was in the browser's cache. Then the web fonts are there as well, and need not
 * wait until the page has what it needs from the connection.
 */
export function isReturning(): boolean {
  const [script] = performance.getEntriesByName(import.meta.url);
  return (script as PerformanceResourceTiming | undefined)?.transferSize === 0;
}
