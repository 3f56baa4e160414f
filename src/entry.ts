/**
 * The first script, small because it runs early on a slow phone; hydration/README.md has the whole
 * timeline. A prerendered page can be read without the app, which therefore starts only when the
 * browser is idle or the visitor interacts; clicks on buttons until then are replayed.
 */
import { isReturning, loadWebFonts } from './hydration/webFonts';
import {
  afterPaint,
  firstInteraction,
  ISLAND_HYDRATED,
  layOutWhenIdle,
  listenForFirstInteraction,
  nextChance,
  nextTask,
} from './hydration/firstInteraction';
import { removeHeldLinkNotice, showHeldLinkNotice } from './hydration/heldLinkNotice';
import { releaseJump } from './hydration/heldJump';
import { applyStyles, fetchStyles } from './hydration/styles';
import { leaveForLanguage, PAGE_DATA_ID, storeLanguage } from './i18n/visitorLanguage';
import { LOGIN_PATH } from './site/adminPaths';
import { isLanguage } from './site/languages';
import './styles/public.css';

const START_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** The page, or the answer to a tap, is painted first. */
const startAfterPaint = () => afterPaint(start);

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

const isLeft = passOnLink() || leaveForLanguage();
// A link that is opened in the page's own tab loads nothing on its own.
addEventListener('hashchange', () => {
  if (!passOnLink() && LINK_FROM_MAIL.test(location.hash)) location.reload();
});

const isPrerendered = document.getElementById(PAGE_DATA_ID) !== null;
let queuedClick: HTMLElement | undefined;
let started = false;
let appHydrated = false;

const isHydrated = (element: Element) => appHydrated && !element.closest('[data-island]');

function captureClick(event: MouseEvent) {
  const selector = 'button, a[aria-haspopup], a[hreflang]';
  const element = (event.target as Element).closest<HTMLElement>(selector);
  if (!element || isHydrated(element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (element instanceof HTMLAnchorElement && isLanguage(element.hreflang)) {
    storeLanguage(element.hreflang);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!answerEarly(element)) hold(element);
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

/**
 * Holds a tap on a link that the app does not handle yet while the browser is offline: following it
 * would replace the page by an error. It is followed once the app is ready for it or the connection
 * is back, which a notice says.
 */
function holdLinkOffline(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (navigator.onLine || !link || link.target || isHydrated(link)) return;
  if (link.origin !== location.origin || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  hold(link);
  if (!appHydrated) showHeldLinkNotice();
  addEventListener('online', () => queuedClick === link && link.click(), { once: true });
}

function replayClick() {
  const button = queuedClick;
  if (!button || !isHydrated(button)) return;
  queuedClick = undefined;
  delete button.dataset.held;
  removeHeldLinkNotice();
  if (button.isConnected) button.click();
}

function start() {
  if (started || isLeft) return;
  started = true;
  void Promise.all([evaluateChunks(), fetchStyles()])
    .then(async () => {
      const { boot } = await import('./boot');
      await boot();
      document.documentElement.dataset.ready = '';
      releaseJump();
      appHydrated = true;
      styleWhatAppears();
      replayClick();
    })
    .catch(handleStartFailure)
    .then(loadWebFonts)
    .then(layOutWhenIdle);
}

/**
 * From here on a press may show something that was not prerendered, which needs the full style
 * sheet: applying it restyles the page, so that the taps before are answered without.
 */
function styleWhatAppears() {
  const options = { capture: true, passive: true, once: true };
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, applyStyles, options);
  void firstInteraction().then(applyStyles);
}

/**
 * Fetches all chunks of the page at once, and evaluates each in a task of its own: a tap meanwhile
 * waits for one of them. Not preloaded in the page's head, where they would delay its content.
 */
async function evaluateChunks() {
  const { chunks } = document.getElementById(PAGE_DATA_ID)?.dataset ?? {};
  const addresses = chunks?.split(' ') ?? [];
  for (const href of addresses) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  for (const href of addresses) {
    await import(/* @vite-ignore */ href);
    await nextTask();
  }
}

/**
 * A prerendered page stays readable without the app and its links work, until another attempt
 * succeeds, which also answers the tap that began it; an empty one shows an error.
 */
function handleStartFailure(error: unknown) {
  console.error(error);
  releaseJump();
  document.querySelector(':target')?.scrollIntoView();
  const root = document.getElementById('root');
  if (isPrerendered || !root) {
    started = false;
    void nextChance().then(start);
    return;
  }
  const message = document.createElement('h1');
  Object.assign(message, { className: 'p-6 text-3xl', lang: 'en', dir: 'ltr' });
  message.textContent = 'Unexpected Application Error!';
  root.replaceChildren(message);
}

if (isReturning()) void loadWebFonts();

if (isPrerendered) {
  listenForFirstInteraction();
  addEventListener(ISLAND_HYDRATED, replayClick);
  addEventListener('click', captureClick, { capture: true });
  addEventListener('click', holdLinkOffline, { capture: true });
  for (const name of START_EVENTS) {
    addEventListener(name, startAfterPaint, { capture: true, passive: true, once: true });
    addEventListener(name, releaseJump, { capture: true, passive: true, once: true });
  }
  if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint, { once: true });
} else {
  start();
}
