let loading: Promise<unknown> | undefined;

/**
 * Loads and applies the brand typefaces; if that fails, the page keeps its fallback fonts.
 * `src/entry.ts` decides when.
 */
export const loadWebFonts = () =>
  (loading ??= import('./applyWebFonts')
    .then(({ applyWebFonts }) => applyWebFonts())
    .catch(() => undefined));

/**
 * Whether this script was in the browser's cache. Then the web fonts are cached as well, and
 * loading them does not compete with the page for the connection.
 */
export function isReturning(): boolean {
  const [script] = performance.getEntriesByName(import.meta.url);
  return (script as PerformanceResourceTiming | undefined)?.transferSize === 0;
}
