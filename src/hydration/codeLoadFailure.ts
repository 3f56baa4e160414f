/** What the page does where code cannot be loaded: at its start, in an island, behind a link. */
import { once } from './firstInteraction';

/**
 * Resolves when loading failed code is worth another attempt: the connection is back, or the
 * visitor taps or types.
 */
const nextChance = () =>
  new Promise((resolve) => once(['online', 'pointerdown', 'keydown'], resolve));

/** Loads code, with another attempt at each chance; meanwhile the HTML stays as the server rendered it. */
export function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => nextChance().then(() => untilLoaded(load)));
}

/**
 * A prerendered page stays readable without the app and its links work, until another attempt
 * succeeds, which also answers the tap that began it; an empty one shows an error.
 */
export function handleStartFailure(error: unknown, isPrerendered: boolean, start: () => unknown) {
  console.error(error);
  document.querySelector(':target')?.scrollIntoView();
  if (isPrerendered) void nextChance().then(start);
  else {
    const message = document.createElement('h1');
    Object.assign(message, { className: 'p-6 text-3xl', lang: 'en', dir: 'ltr' });
    message.textContent = 'Unexpected Application Error!';
    document.getElementById('root')?.replaceChildren(message);
  }
}

const RETRY_MS = 3000;

/**
 * Opens a link's address as a document once the server answers, unless `signal` is aborted before.
 * Importing its code again would fail in many browsers, and after a deployment.
 */
export function openWhenReachable(path: string, signal: AbortSignal): void {
  const attempt = () =>
    void fetch(path, { method: 'HEAD', cache: 'no-store', signal }).then(
      ({ status }) => {
        if (status < 500) location.assign(path);
      },
      () => undefined, // Not reachable yet.
    );
  attempt();
  addEventListener('online', attempt, { signal });
  const timer = setInterval(attempt, RETRY_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
