import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, beforeEach, inject, vi } from 'vitest';
import { loadAdminTexts } from '@/admin-texts';
import { endPrograms } from '../../e2e/support/processes';
import { serverLog } from './serverLog';
import { removeFolders } from './temporaryFolder';

process.env.TMPDIR = inject('temporary');

// Before `cleanup` and the hooks of the files, which run in the reverse order: theirs come first.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

if (typeof document !== 'undefined') {
  // Node's reaches the other threads: supabase-js told each of them, as tabs of one browser, of
  // sessions that tests of another had ended or changed.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const { cleanup, configure, getConfig, prettyDOM } = await import('@testing-library/react');
  configure({
    // The default is a second, too little for a busy machine.
    asyncUtilTimeout: 15_000,
    // The document is printed at the end of a wait, not at each try: that was a fifth of the time of
    // whole screens.
    getElementError(message, container) {
      const isTry = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
      const error = new Error(`${message}\n\n${isTry ? '' : prettyDOM(container)}`);
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
  // A query for a role asks each element whether it matches a hundred selectors such as
  // `input[type="text"]:not([list])`, most of them of other elements, and one for a text whether it
  // matches `script, style`; jsdom parses each first.
  const ofKind = /^([a-z]\w*)(?:\[[^\]]*\]|:not\(\[[^\]]*\]\))*$/;
  const matches = Reflect.get(Element.prototype, 'matches') as (selectors: string) => boolean;
  Object.assign(Element.prototype, {
    matches(this: Element, selectors: string) {
      const kinds = selectors.split(', ').map((selector) => ofKind.exec(selector)?.[1]);
      const may = kinds.includes(undefined) || kinds.includes(this.localName);
      return may && matches.call(this, selectors);
    },
  });
  // What jsdom lacks, in a window in which nothing is measured.
  const nothing = () => undefined;
  class Observer {
    observe = nothing;
    unobserve = nothing;
    disconnect = nothing;
  }
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
  globalThis.scrollTo = nothing;
  Object.assign(Element.prototype, {
    scrollIntoView: nothing,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  // The next file may have the same document too.
  afterEach(cleanup);
  beforeEach(() => {
    history.replaceState(null, '', '/');
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  });
  afterAll(() => document.body.replaceChildren());
}

// Modules of the admin area read their texts when they are evaluated.
await loadAdminTexts();

beforeEach(({ onTestFailed }) => {
  serverLog.clear();
  onTestFailed(serverLog.print);
});

// In the reverse order, after what the file itself ends.
afterAll(removeFolders);
afterAll(endPrograms);
