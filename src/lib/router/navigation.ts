import type { ComponentType, PropsWithChildren } from 'react';
import { openWhenReachable } from '@/hydration/codeLoadFailure';
import { allowed } from '../allowed';
import {
  browserEntry,
  type Entry,
  entryOf,
  hrefOf,
  kept,
  type Kept,
  type KeptScroll,
  urlOf,
} from './entry';

/** What an address shows. */
export interface Page {
  /** As wouter's `Route` takes it; undefined where any path may lead here. */
  path?: string;
  Component: ComponentType;
  /** Around the page, and kept while pages have the same. */
  Layout?: ComponentType<PropsWithChildren>;
  /** Replaces `Component` where it fails, or what it needs could not be loaded. */
  Failure: ComponentType<{ error: unknown }>;
  /** Loads what it needs, possibly ahead of a navigation. */
  load?: (url: URL, isAhead?: boolean) => readonly unknown[];
  /** Leads to another address instead. */
  redirect?: string;
}

export interface Shown<P extends Page = Page> {
  entry: Entry;
  /** How it was reached: along the history, as a new entry, or in place of one. */
  action: 'pop' | 'push' | 'replace';
  page: P;
  /** Why what the page needs could not be loaded. */
  error?: unknown;
  /** The scroll position to restore; 'keep' leaves it, 'reset' goes to the hash or the top. */
  scroll: number | 'keep' | 'reset';
}

export interface State<P extends Page = Page> {
  shown: Shown<P>;
  /** Whether what the first page needs has been loaded. */
  isReady: boolean;
  /** Where a navigation leads whose page is being loaded. */
  pending: Entry | undefined;
  /** Whether that cannot be loaded, so that what is shown stays. */
  isStalled: boolean;
}

/** Asks before an entry is left. */
export interface Blocker {
  blocks: (next: Entry) => boolean;
  /** `proceed` goes to the next entry after all. */
  ask: (proceed: () => void) => void;
}

/**
 * Shows the pages of a site's addresses: loads what a page needs, then changes the address. wouter
 * does the rest: `NavigationProvider` gives it the entry that is shown.
 */
export class Navigation<P extends Page = Page> {
  state: State<P>;
  readonly positions = new ScrollPositions();
  #blocker: Blocker | undefined;
  readonly #subscribers = new Set<() => void>();
  #controller = new AbortController();
  #index = 0;
  /** Whether the next step along the history takes a refused one back, or follows the answer. */
  #step: 'back' | 'answered' | undefined;

  /** @param path of a page that is rendered without a browser; nothing is loaded for it. */
  constructor(
    readonly pageOf: (pathname: string) => P,
    path?: string,
  ) {
    const entry = path === undefined ? browserEntry() : entryOf(urlOf(path), {});
    const isReturn = path === undefined && !isOpenedAnew();
    const scroll = (isReturn ? this.positions.of(entry) : undefined) ?? 'keep';
    const shown: Shown<P> = { entry, action: 'pop', page: pageOf(entry.pathname), scroll };
    this.state = { shown, isReady: path !== undefined, pending: undefined, isStalled: false };
  }

  readonly subscribe = (onChange: () => void) => {
    this.#subscribers.add(onChange);
    return () => void this.#subscribers.delete(onChange);
  };

  /** Sets what asks before an entry is left, the last one only. @returns a function that ends it. */
  block(blocker: Blocker): () => void {
    this.#blocker = blocker;
    return () => {
      if (this.#blocker === blocker) this.#blocker = undefined;
    };
  }

  /** Loads what the first page needs, unless it is there, and follows the history from then on. */
  async start(isLoaded = false): Promise<void> {
    this.#index = kept().idx ?? 0;
    history.replaceState({ ...kept(), idx: this.#index }, '');
    addEventListener('popstate', this.#onPop);
    if (isLoaded) this.#set({ isReady: true });
    else await this.#open(this.state.shown.entry, 'pop');
  }

  /** Resolves once the page is shown, cannot be loaded, or is replaced by another navigation. */
  readonly navigate = async (
    to: string,
    options: { replace?: boolean; state?: unknown } = {},
  ): Promise<void> => {
    const here = hrefOf(this.state.shown.entry);
    const key = Math.random().toString(36).slice(2, 10);
    const entry = entryOf(new URL(to, urlOf(here)), { usr: options.state, key });
    const isReplaced = options.replace ?? hrefOf(entry) === here;
    const proceed = () => this.#open(entry, isReplaced ? 'replace' : 'push');
    if (!this.#blocker?.blocks(entry)) return proceed();
    this.#blocker.ask(() => void proceed());
  };

  readonly #onPop = () => {
    const { idx = this.#index } = kept();
    const delta = idx - this.#index;
    const step = this.#step;
    this.#index = idx;
    this.#step = undefined;
    if (step === 'back') return;
    const entry = browserEntry();
    if (!delta || step || !this.#blocker?.blocks(entry)) {
      void this.#open(entry, 'pop');
      return;
    }
    this.#step = 'back';
    history.go(-delta);
    this.#blocker.ask(() => {
      this.#step = 'answered';
      history.go(delta);
    });
  };

  async #open(entry: Entry, action: Shown['action']): Promise<void> {
    this.#controller.abort();
    this.#controller = new AbortController();
    const { signal } = this.#controller;
    const page = this.pageOf(entry.pathname);
    // What was reached along the history, or begins it, would lead back here.
    if (page.redirect) return this.navigate(page.redirect, { replace: action !== 'push' });
    const { shown, isReady } = this.state;
    if (isReady) this.positions.save(shown.entry);
    const isKept = (entry.state as Partial<KeptScroll> | null)?.keepScroll === true;
    const isHere = isReady && isSameAddress(shown.entry, entry);
    // Another hash or state of the same address needs nothing loaded; a link to itself reads again.
    const isLoaded = isHere && (isKept || action === 'pop' || entry.hash !== '');
    let error: unknown;
    if (page.load && !isLoaded) {
      if (isReady) this.#set({ pending: entry, isStalled: false });
      const needs = page.load(urlOf(entry.pathname + entry.search));
      try {
        await Promise.all(needs);
      } catch (cause) {
        if (isReady && !isHere && action !== 'pop' && !signal.aborted) {
          this.#set({ isStalled: true });
          openWhenReachable(hrefOf(entry), signal);
          return;
        }
        // What shows the error needs the texts, which are among them.
        await Promise.allSettled(needs);
        error = cause;
      }
      if (signal.aborted) return;
    }
    if (action !== 'pop') {
      if (action === 'push') this.#index += 1;
      const state = { usr: entry.state, key: entry.key, idx: this.#index } satisfies Kept;
      history[`${action}State`](state, '', location.origin + hrefOf(entry));
    }
    const scroll = this.positions.of(entry) ?? (isKept ? 'keep' : 'reset');
    const next: Shown<P> = { entry, action, page, error, scroll };
    this.#set({ shown: next, isReady: true, pending: undefined, isStalled: false });
  }

  #set(change: Partial<State<P>>) {
    this.state = { ...this.state, ...change };
    for (const onChange of this.#subscribers) onChange();
  }
}

const isSameAddress = (from: Entry, to: Entry) =>
  from.pathname === to.pathname && from.search === to.search;

/** The cookie policy names it (legal/): it is React Router's, which the site used before. */
const STORAGE_KEY = 'react-router-scroll-positions';

/** The first entry of every document has the same key, so its position is kept by its address. */
function keyOf({ key, pathname, search }: Entry): string {
  return key === 'default' ? pathname + search : key;
}

/** How far each entry of the history was scrolled, in earlier documents of the tab too. */
class ScrollPositions {
  /** None where the storage is refused, or in prerendering, which has none. */
  #positions =
    allowed(
      () => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>,
    ) ?? {};

  of(entry: Entry): number | undefined {
    return this.#positions[keyOf(entry)];
  }

  save(entry: Entry): void {
    this.#positions[keyOf(entry)] = window.scrollY;
  }

  /** Keeps them for the next document, which else starts at its top. */
  store(): void {
    allowed(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.#positions)));
  }
}

/** Whether the document is neither reloaded nor reached along the history, and begins at its top. */
function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
