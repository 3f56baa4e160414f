/**
 * The first script, small because it runs early on a slow phone; hydration/README.md has the whole
 * timeline. A prerendered page can be read without the app, which therefore starts only once
 * it is loaded or the visitor interacts; clicks on buttons until then are replayed.
 */
import { captureClick, replayClick } from './hydration/earlyClicks';
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
const storeChosen = (name: string) => isLanguage(name) && storeLanguage(name);

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
  addEventListener('click', (event) => captureClick(event, storeChosen), { capture: true });
  once(['pointerdown', 'keydown', 'focusin'], releaseJump);
  // The page, or the answer to a tap, is painted first.
  once(['load', 'pointerdown', 'keydown', 'focusin'], () => afterPaint().then(start));
} else void start();
