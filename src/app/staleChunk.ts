const RELOADED = 'reloaded_for_chunk';

let reloading = false;
let withoutReloads = 0;

/**
 * After a deployment an open page asks for chunks that are gone (SPEC 8, 'Page code load failure'): reload
 * once, which brings the new page. If that did not help, the error screen says so. Offline a reload would only
 * lose the page that is there.
 */
export function reloadOnceOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || withoutReloads > 0) return;
    try {
      if (sessionStorage.getItem(RELOADED) === location.href) return;
      sessionStorage.setItem(RELOADED, location.href);
    } catch {
      return; // Without storage a second failure could not be told from the first.
    }
    reloading = true;
    location.reload();
  });
}

/** Whether the page is about to be replaced, so that no error needs to be shown for its last moment. */
export function isReloading(): boolean {
  return reloading;
}

/** Waits for code that may fail to load without harm: nobody has asked for it yet. Never rejects. */
export async function withoutReload(loading: Promise<unknown>): Promise<void> {
  withoutReloads += 1;
  try {
    await loading;
  } catch {
    // Who asks for it in earnest is told.
  } finally {
    withoutReloads -= 1;
  }
}
