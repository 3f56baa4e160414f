/**
 * Clicks before the app can answer them: answered without it, or held and replayed once it can
 * (README.md, rule 3).
 */
import { LINK, once } from './firstInteraction';

let queuedClick: HTMLElement | undefined;

const isReady = () => document.documentElement.dataset.ready !== undefined;
const isHydrated = (element: Element) => isReady() && !element.closest('[data-island]');

/**
 * Holds back a click that the page cannot answer yet, or answers it.
 * @param onLink is called with the language that a clicked link names, or ''.
 */
export function captureClick(event: MouseEvent, onLink: (hreflang: string) => unknown) {
  const element = (event.target as Element).closest<HTMLElement>('button, a[href]');
  if (!element || isHydrated(element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isLink = element instanceof HTMLAnchorElement && element.matches(LINK);
  if (isLink) onLink(element.hreflang);
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
    const width = controlled?.querySelector('.slide')?.clientWidth ?? 0;
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

/** Clicks what is held, if it can answer now. */
export function replayClick() {
  const button = queuedClick;
  if (!button || !isHydrated(button)) return;
  queuedClick = undefined;
  delete button.dataset.held;
  if (button.isConnected) button.click();
}
