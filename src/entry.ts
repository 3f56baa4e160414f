/**
 * The first script, small because it runs early on a slow phone; hydration/README.md has the whole
 * timeline. A prerendered page can be read without the app, which is fetched once the page is
 * loaded, and starts once the visitor interacts; clicks on buttons until then are replayed.
 */
import { captureClick, replayClick } from './hydration/earlyClicks';
import { isReturning, loadWebFonts } from './hydration/webFonts';
import {
  afterPaint,
  firstInteraction,
  ISLAND_HYDRATED,
  nextTask,
  once,
} from './hydration/firstInteraction';
import { handleStartFailure, untilLoaded } from './hydration/codeLoadFailure';
import { applyStyles, fetchStyles } from './hydration/styles';
import {
  documentLoad,
  leaveForLanguage,
  PAGE_DATA_ID,
  storeLanguage,
} from './i18n/visitorLanguage';
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

const pageData = document.getElementById(PAGE_DATA_ID);
const isPrerendered = pageData !== null;
const storeChosen = (name: string) => isLanguage(name) && storeLanguage(name);

/**
 * Stops holding back the browser's own jump to a section of the home page (styles/base.css): once
 * the app scrolls there itself, the visitor interacts, or the app fails.
 */
const releaseJump = () => delete document.documentElement.dataset.holdJump;

async function start() {
  if (started) return;
  started = true;
  try {
    await Promise.all([eachChunk((href) => import(/* @vite-ignore */ href)), fetchStyles()]);
    applyStyles();
    await nextTask();
    const { boot } = await import('./boot');
    await boot();
    document.documentElement.dataset.ready = '';
    releaseJump();
    replayClick();
  } catch (error) {
    started = false;
    releaseJump();
    handleStartFailure(error, isPrerendered, start);
  }
}

/**
 * Fetches the app, and does what needs none. Not preloaded in the page's head, where it would delay
 * the content.
 */
async function afterLoad() {
  await eachChunk((href) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  });
  fetchStyles().catch(() => undefined);
  await nextTask();
  void loadWebFonts();
  const { needsApp, runPageTasks } = await untilLoaded(() => import('./app/pageTasks'));
  runPageTasks();
  if (isPrerendered && (await needsApp())) void start();
}

/** Does something for each chunk, in a task of its own: a tap meanwhile waits for one of them. */
async function eachChunk(act: (href: string) => unknown) {
  for (const href of pageData?.dataset.chunks?.split(' ') ?? []) {
    await act(href);
    await nextTask();
  }
}

if (isReturning()) void loadWebFonts();
if (!started) once(['load'], () => afterPaint().then(afterLoad));

if (isPrerendered) {
  addEventListener(ISLAND_HYDRATED, replayClick);
  addEventListener('click', (event) => captureClick(event, storeChosen), { capture: true });
  once(['pointerdown', 'keydown', 'focusin'], releaseJump);
  void firstInteraction(documentLoad()?.type !== 'navigate').then(start);
} else void start();
