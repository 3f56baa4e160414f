/**
 * The first script: small, so that it runs early on a slow phone. A prerendered page is readable without the
 * app, which therefore starts when the browser is idle or the visitor touches something, whichever is first.
 * A press on a button before that is kept and given to it as soon as it answers; links work by themselves.
 * Late parts of the page (ui/late.tsx) answer later still.
 */
import { isReloading, reloadOnceOnStaleChunk } from './app/staleChunk';
import { setFacesAtFirstScroll } from './ui/faces';
import { ANSWERS, waitForFirstSign } from './ui/firstSign';
import { fetchStyles } from './ui/styles';
import './index.css';

const START_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

// A mail for staff leads to whatever page the backend thinks is right; only the sign-in page can act on it.
const isForSignIn =
  /[#&](type=(recovery|invite)|error|error_code)\b/.test(location.hash) &&
  location.pathname !== '/admin-login';
if (isForSignIn) location.replace(`/admin-login${location.hash}`);

const pageData = document.getElementById('page-data');
const isPrerendered = pageData !== null;
let early: HTMLElement | undefined;
let started = false;
let appAnswers = false;

const answers = (element: Element) => appAnswers && !element.closest('[data-late]');

function keepClick(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>('button, summary');
  if (!button || answers(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  early = button;
}

function giveClick() {
  const button = early;
  if (!button || !answers(button)) return;
  early = undefined;
  if (button.isConnected) button.click();
}

function start() {
  if (started || isForSignIn) return;
  started = true;
  for (const name of START_EVENTS) removeEventListener(name, start, { capture: true });
  preloadChunks();
  Promise.all([importApp(), fetchStyles()])
    .then(async ([{ boot }]) => {
      await boot();
      document.documentElement.dataset.ready = '';
      appAnswers = true;
      giveClick();
    })
    .catch(giveUp);
}

/** All at once, though one asks for another; not from the page's head, where they would hold up what is to be read. */
function preloadChunks() {
  for (const href of pageData?.dataset.chunks?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

/**
 * React makes some errors while it is evaluated, for later. To know where they were made V8 would parse the whole app
 * once more: a tenth of a second on a slow phone. Without stacks it need not.
 */
async function importApp() {
  const limit = Error.stackTraceLimit;
  if (isPrerendered) Error.stackTraceLimit = 0;
  try {
    return await import('./main');
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** Without the app a prerendered page can still be read and its links work; an empty one says what happened. */
function giveUp(error: unknown) {
  removeEventListener('click', keepClick, { capture: true });
  if (isReloading()) return;
  console.error(error);
  const root = document.getElementById('root');
  if (isPrerendered || !root) return;
  const message = document.createElement('h1');
  Object.assign(message, { className: 'p-6 text-3xl', lang: 'en', dir: 'ltr' });
  message.textContent = 'Unexpected Application Error!';
  root.replaceChildren(message);
}

reloadOnceOnStaleChunk();
setFacesAtFirstScroll();

if (isPrerendered) {
  waitForFirstSign();
  addEventListener(ANSWERS, giveClick);
  addEventListener('click', keepClick, { capture: true });
  for (const name of START_EVENTS) addEventListener(name, start, { capture: true, passive: true });
  // Safari has no idle callback; after the load event the first paint is done there too.
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: 3000 })
      : setTimeout(start, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
} else {
  start();
  // Side by side with the app, which would ask for it later.
  import('i18next-http-backend').catch(() => {});
}
