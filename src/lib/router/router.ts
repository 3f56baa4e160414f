import type { History } from './history';
import { createPath, encodePath, type Location, resolvePath, type To } from './location';
import { createMatcher, type Match, type Route } from './routes';
import { ScrollPositions } from './scrollPositions';

/** How a location was reached: along the history, by a new entry, or in place of one. */
export type Action = 'pop' | 'push' | 'replace';

export interface NavigateOptions {
  replace?: boolean | undefined;
  /** Kept in the entry of the history. */
  state?: unknown;
  /** Whether the scroll position stays where it is. */
  preventScrollReset?: boolean | undefined;
}

export interface RouterState {
  location: Location;
  action: Action;
  match: Match;
  /** Whether what the first page needs has been loaded. */
  initialized: boolean;
  /** Where a navigation leads whose page is being loaded. */
  pending: Location | undefined;
  /** What could not be loaded, and the depth of the route that says so. */
  failure: { error: unknown; depth: number } | undefined;
  /** The scroll position to restore; 'keep' leaves it, 'reset' goes to the hash or the top. */
  scroll: number | 'keep' | 'reset';
}

/** Asks before a location is left. */
export interface Blocker {
  blocks: (next: Location) => boolean;
  onBlocked: (proceed: () => void) => void;
}

/** Shows the pages of a site's addresses: loads what a page needs, then changes the address. */
export interface Router {
  readonly state: RouterState;
  match: (pathname: string) => Match;
  /** Loads what the first page needs, unless it is there, and follows the history from then on. */
  initialize: (isLoaded?: boolean) => Promise<void>;
  /** Resolves once the page is shown, or another navigation has replaced this one. */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  subscribe: (onChange: (state: RouterState) => void) => () => void;
  /** Sets what asks before a location is left, the last one only. @returns a function that ends it. */
  block: (blocker: Blocker) => () => void;
  /** Takes up the scroll positions of earlier documents of this tab. */
  restoreScroll: () => void;
  /** Keeps the scroll positions for the next document. */
  keepScroll: () => void;
}

/** A change of the hash alone needs nothing loaded. */
function isHashChange(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && to.hash !== '';
}

/** Loads what the routes need; undefined where all is there. */
function load({ branch, params }: Match, location: Location, signal: AbortSignal) {
  const url = new URL(createPath({ ...location, hash: '' }), 'http://localhost');
  const loading = branch.map((route) => route.load?.({ url, params, signal }));
  if (loading.every((one) => one === undefined)) return undefined;
  return Promise.allSettled(loading.map(async (one) => await one));
}

function failureOf({ branch }: Match, results: readonly PromiseSettledResult<unknown>[] = []) {
  const failed = results.findIndex(({ status }) => status === 'rejected');
  if (failed < 0) return undefined;
  const depth = branch
    .slice(0, failed + 1)
    .findLastIndex(({ errorElement }) => errorElement !== undefined);
  return { error: (results[failed] as PromiseRejectedResult).reason as unknown, depth };
}

export function createRouter(routes: readonly Route[], history: History): Router {
  const match = createMatcher(routes);
  const subscribers = new Set<(state: RouterState) => void>();
  const positions = new ScrollPositions();
  let controller = new AbortController();
  let blocker: Blocker | undefined;
  /** Whether a blocked step along the history is being taken back, or taken after all. */
  let passing: 'back' | 'through' | undefined;
  let state: RouterState = {
    location: history.location,
    action: 'pop',
    match: match(history.location.pathname),
    initialized: false,
    pending: undefined,
    failure: undefined,
    scroll: 'keep',
  };

  function set(change: Partial<RouterState>) {
    state = { ...state, ...change };
    for (const subscriber of subscribers) subscriber(state);
  }

  async function open(location: Location, action: Action, preventScrollReset = false) {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const found = match(location.pathname);
    const redirect = found.branch.at(-1)?.redirect;
    // What was reached along the history, or begins it, would lead back here.
    if (redirect) return navigate(redirect, { replace: action !== 'push' });
    if (state.initialized) positions.save(state.location);
    const isShown = state.initialized && isHashChange(state.location, location);
    const loading = isShown ? undefined : load(found, location, signal);
    if (loading && state.initialized) set({ pending: location });
    const results = await loading;
    if (signal.aborted) return;
    if (action !== 'pop') history[action](location);
    set({
      location,
      action,
      match: found,
      initialized: true,
      pending: undefined,
      failure: failureOf(found, results),
      scroll: positions.of(location) ?? (preventScrollReset ? 'keep' : 'reset'),
    });
  }

  async function navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      history.go(to);
      return;
    }
    const { replace, state: kept = null, preventScrollReset } = options;
    const path = encodePath(resolvePath(to, state.location));
    const location = { ...path, state: kept, key: Math.random().toString(36).slice(2, 10) };
    const proceed = () => open(location, replace ? 'replace' : 'push', preventScrollReset);
    if (!blocker?.blocks(location)) return proceed();
    blocker.onBlocked(() => void proceed());
  }

  function onPop(delta: number | undefined) {
    const wasPassing = passing;
    passing = undefined;
    if (wasPassing === 'back') return;
    const { location } = history;
    if (delta && !wasPassing && blocker?.blocks(location)) {
      passing = 'back';
      history.go(-delta);
      blocker.onBlocked(() => {
        passing = 'through';
        history.go(delta);
      });
      return;
    }
    void open(location, 'pop');
  }

  return {
    get state() {
      return state;
    },
    match,
    async initialize(isLoaded = false) {
      history.listen(onPop);
      if (isLoaded) set({ initialized: true });
      else await open(state.location, 'pop');
    },
    navigate,
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => void subscribers.delete(onChange);
    },
    block(next) {
      blocker = next;
      return () => {
        if (blocker === next) blocker = undefined;
      };
    },
    restoreScroll() {
      const scroll = positions.restore(state.location);
      if (scroll !== undefined) set({ scroll });
    },
    keepScroll() {
      positions.store(state.pending ? undefined : state.location);
    },
  };
}
