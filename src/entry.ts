/**
 * The first script, small because it runs early on a slow phone; hydration/README.md has the whole
 * timeline. A prerendered page can be read without the app, which therefore starts only once
 * it is loaded or the visitor interacts; clicks on buttons until then are replayed.
 */
import { isReturning, loadWebFonts } from './hydration/webFonts';
import {
  afterPaint,
  firstInteraction,
  ISLAND_HYDRATED,
  listenForFirstInteraction,
  nextTask,
  once,
} from './hydration/firstInteraction';
import { handleStartFailure } from './hydration/missingCode';
import { applyStyles, fetchStyles } from './hydration/styles';
import { leaveForLanguage, PAGE_DATA_ID, storeLanguage } from './i18n/visitorLanguage';
import { LOGIN_PATH } from './site/adminPaths';
import { isLanguage } from './site/languages';
import './styles/public.css';

const LINK_FROM_MAIL = /[#&](token_hash|\w+_token|type|error|error_code)=/;

/**
 * The link in a staff e-mail may lead to any page that the backend is configured with; only the
 * sign-in page can handle it, and removes it from the address. Neither stays in the history.
 */
function passOnLink(): boolean {
  if (!LINK_FROM_MAIL.test(location.hash) || location.pathname === LOGIN_PATH) return false;
  location.replace(`${LOGIN_PATH}${location.hash}`);
  return true;
}

/** Whether the app has been started, or another page is opened in its place. */
let started = passOnLink() || leaveForLanguage();
// A link that is opened in the page's own tab loads nothing on its own.
addEventListener('hashchange', () => {
  if (!passOnLink() && LINK_FROM_MAIL.test(location.hash)) location.reload();
});

const isPrerendered = document.getElementById(PAGE_DATA_ID) !== null;
let queuedClick: HTMLElement | undefined;

const isReady = () => document.documentElement.dataset.ready !== undefined;
const isHydrated = (element: Element) => isReady() && !element.closest('[data-island]');

function captureClick(event: MouseEvent) {
  const element = (event.target as Element).closest<HTMLElement>('button, a[href]');
  if (!element || isHydrated(element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isLink = element instanceof HTMLAnchorElement && !element.ariaHasPopup;
  if (isLink && isLanguage(element.hreflang)) storeLanguage(element.hreflang);
  if (isLink && !isOutOfReach(element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isLink) holdOffline(element);
  else if (!answerEarly(element)) hold(element);
}

/**
 * Answers a click on a button that names in `data-early` what it does, without the app, which takes
 * over the state that it finds.
 */
function answerEarly(button: HTMLElement): boolean {
  const { early } = button.dataset;
  if (early === undefined) return false;
  const controlled = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (early === 'close') button.closest('dialog')?.close();
  else if (early === 'dialog') (controlled as HTMLDialogElement | null)?.showModal();
  else if (early === 'next' || early === 'previous') {
    const isRightwards = (early === 'next') === (document.documentElement.dir !== 'rtl');
    const width = controlled?.querySelector('[data-slide]')?.clientWidth ?? 0;
    controlled?.scrollBy({ left: isRightwards ? width : -width, behavior: 'instant' });
  } else {
    const isOpen = button.ariaExpanded !== 'true';
    button.ariaExpanded = String(isOpen);
    if (early === 'panel') controlled?.toggleAttribute('hidden', !isOpen);
  }
  return true;
}

/** Keeps a click until the app can answer it, which its element shows (styles/base.css). */
function hold(element: HTMLElement) {
  delete queuedClick?.dataset.held;
  queuedClick = element;
  element.dataset.held = '';
}

/** Whether following a link would replace the page by the browser's error, as it is offline. */
function isOutOfReach({ target, origin, hash, pathname }: HTMLAnchorElement): boolean {
  if (navigator.onLine || target || origin !== location.origin) return false;
  return !hash || pathname !== location.pathname;
}

/**
 * Holds a link until the app is ready for it or the connection is back, which the prerendered
 * notice (app/OfflineNotice.tsx) says before the app can.
 */
function holdOffline(link: HTMLAnchorElement) {
  hold(link);
  if (!isReady()) document.querySelector('[data-stalled]')?.removeAttribute('hidden');
  once(['online'], () => queuedClick === link && link.click());
}

function replayClick() {
  const button = queuedClick;
  if (!button || !isHydrated(button)) return;
  queuedClick = undefined;
  delete button.dataset.held;
  if (button.isConnected) button.click();
}

/**
 * Stops holding back the browser's own jump to a section of the home page (styles/base.css): once
 * the app scrolls there itself, the visitor interacts, or the app fails.
 */
function releaseJump() {
  delete document.documentElement.dataset.holdJump;
}

async function start() {
  if (started) return;
  started = true;
  try {
    await Promise.all([evaluateChunks(), fetchStyles()]);
    const { boot } = await import('./boot');
    await boot();
    document.documentElement.dataset.ready = '';
    releaseJump();
    // From here on a press may show something that was not prerendered, which needs the full style
    // sheet: applying it restyles the page, so that the taps before are answered without.
    once(['pointerdown', 'keydown'], applyStyles);
    void firstInteraction().then(applyStyles);
    replayClick();
  } catch (error) {
    started = false;
    releaseJump();
    handleStartFailure(error, isPrerendered, start);
  }
  void loadWebFonts();
}

/**
 * Fetches all chunks of the page at once, and evaluates each in a task of its own: a tap meanwhile
 * waits for one of them. Not preloaded in the page's head, where they would delay its content.
 */
async function evaluateChunks() {
  const addresses = document.getElementById(PAGE_DATA_ID)?.dataset.chunks?.split(' ') ?? [];
  for (const href of addresses) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  for (const href of addresses) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}

if (isReturning()) void loadWebFonts();

if (isPrerendered) {
  listenForFirstInteraction();
  addEventListener(ISLAND_HYDRATED, replayClick);
  addEventListener('click', captureClick, { capture: true });
  once(['pointerdown', 'keydown', 'focusin'], releaseJump);
  // The page, or the answer to a tap, is painted first.
  once(['load', 'pointerdown', 'keydown', 'focusin'], () => afterPaint().then(start));
} else {
  void start();
}
