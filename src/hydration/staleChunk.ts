const RELOADED_KEY = 'reloaded_for_chunk';

let reloading = false;
let pendingOptionalLoads = 0;

/**
 * After a deployment an open page requests chunks that no longer exist (SPEC 8): reload once, which
 * brings the new version; the error screen reports a second failure at the same address. Not
 * offline, where a reload would only lose the page.
 */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || pendingOptionalLoads > 0) return;
    try {
      if (sessionStorage.getItem(RELOADED_KEY) === location.href) return;
      sessionStorage.setItem(RELOADED_KEY, location.href);
    } catch {
      return; // Without session storage a second failure could not be told from the first.
    }
    reloading = true;
    location.reload();
  });
}

/** Whether the page is about to be reloaded, so that no error needs to be shown. */
export function isReloading(): boolean {
  return reloading;
}

/**
 * Awaits the loading of code that nobody has requested yet, without a reload if it fails. Never
 * rejects.
 */
export async function withoutReload(loading: Promise<unknown>): Promise<void> {
  pendingOptionalLoads += 1;
  try {
    await loading;
  } catch {
    // It is loaded again, and a failure reported, when it is really needed.
  } finally {
    pendingOptionalLoads -= 1;
  }
}
