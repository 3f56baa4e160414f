const RELOADED = 'reloaded_for_chunk';

/**
 * After a deployment an open page asks for chunks that are gone (SPEC 8, 'Page code load failure'): reload
 * once, which brings the new page. If that did not help, the error screen says so.
 */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would only lose the page that is there.
    if (!navigator.onLine) return;
    try {
      if (sessionStorage.getItem(RELOADED) === location.href) return;
      sessionStorage.setItem(RELOADED, location.href);
    } catch {
      return; // Without storage a second failure could not be told from the first.
    }
    event.preventDefault();
    location.reload();
  });
}
