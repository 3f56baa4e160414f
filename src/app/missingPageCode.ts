/**
 * What a navigation does where the code of its page cannot be loaded; OfflineNotice.tsx says so. For
 * islands and the app's start, see hydration/missingCode.ts.
 */
import { useSyncExternalStore } from 'react';
import { hrefOf } from '@/lib/router/entry';
import type { Navigation } from '@/lib/router/navigation';

const RETRY_MS = 3000;

let stalled = false;
const changes = new EventTarget();

function setStalled(value: boolean) {
  stalled = value;
  changes.dispatchEvent(new Event('change'));
}

function subscribe(onChange: () => void) {
  changes.addEventListener('change', onChange);
  return () => changes.removeEventListener('change', onChange);
}

/**
 * Waits for code and texts that a navigation needs. If they cannot be loaded, the page stays and
 * the navigation is stalled, until another one replaces it or `openStalledNavigations` opens its
 * address.
 * @throws what `needs` throws when there is no page to stay on, since the address is already open.
 */
export async function stayUntilLoaded(
  url: URL,
  signal: AbortSignal,
  needs: readonly Promise<unknown>[],
): Promise<void> {
  try {
    await Promise.all(needs);
  } catch (error) {
    const here = globalThis.location as Location | undefined;
    if (!here || here.pathname + here.search === url.pathname + url.search) {
      // The error page needs the texts, which are among them.
      await Promise.allSettled(needs);
      throw error;
    }
    if (signal.aborted) return;
    setStalled(true);
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve, { once: true });
    });
    setStalled(false);
  }
}

/**
 * Opens the address of a stalled navigation as a document once the server answers. Importing again
 * would fail in many browsers, and after a deployment; React renders no navigation while an
 * island's code is missing.
 * @returns a function that stops it.
 */
export function openStalledNavigations(navigation: Pick<Navigation, 'state'>): () => void {
  let stop: (() => void) | undefined;
  const unsubscribe = subscribe(() => {
    stop?.();
    const { pending } = navigation.state;
    stop = stalled && pending ? openWhenReachable(hrefOf(pending)) : undefined;
  });
  return () => {
    stop?.();
    unsubscribe();
  };
}

export function useIsStalled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => stalled,
    () => false,
  );
}

/** @returns a function that stops it. */
function openWhenReachable(path: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const attempt = () =>
    void fetch(path, { method: 'HEAD', cache: 'no-store', signal }).then(
      ({ status }) => {
        if (status < 500) window.location.assign(path);
      },
      () => undefined, // Not reachable yet.
    );
  attempt();
  addEventListener('online', attempt, { signal });
  const timer = setInterval(attempt, RETRY_MS);
  return () => {
    controller.abort();
    clearInterval(timer);
  };
}
