import { use, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { Location } from './location';
import type { Action, NavigateOptions, Router } from './router';
import { ProgressContext, RouterContext, StateContext } from './RouterProvider';
import type { Match, Params } from './routes';

/** @throws outside of a RouterProvider, as the other hooks do. */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterProvider');
  return router;
}

function useShown() {
  const shown = use(StateContext);
  if (!shown) throw new Error('useLocation needs a RouterProvider');
  return shown;
}

export function useLocation(): Location {
  return useShown().location;
}

export function useParams(): Params {
  return useShown().match.params;
}

/** The routes of the location. */
export function useMatch(): Match {
  return useShown().match;
}

/** How the location was reached. */
export function useNavigationAction(): Action {
  return useShown().action;
}

/** Whether another page is being loaded. */
export function useIsNavigating(): boolean {
  return use(ProgressContext).pending !== undefined;
}

/** Goes to another address, or along the history; the same function always. */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}

type ParamsInit = ConstructorParameters<typeof URLSearchParams>[0];
type SetParams = (
  next: ParamsInit | ((now: URLSearchParams) => ParamsInit),
  options?: NavigateOptions,
) => void;

/** The parameters of the query, and a function that goes to the page with others. */
export function useSearchParams(): [URLSearchParams, SetParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetParams>(
    (next, options) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void navigate(`?${new URLSearchParams(init).toString()}`, options);
    },
    [navigate, params],
  );
  return [params, setParams];
}

/**
 * Asks before a location is left.
 * @param blocks whether going to the next location waits for an answer.
 * @returns what goes there after all, or stays, while it waits.
 */
export function useBlocker(blocks: (next: Location) => boolean) {
  const router = useRouter();
  const [proceed, setProceed] = useState<() => void>();
  useLayoutEffect(() => router.block({ blocks, onBlocked: (next) => setProceed(() => next) }));
  const answer = () => setProceed(undefined);
  return (
    proceed && {
      stay: answer,
      leave: () => {
        answer();
        proceed();
      },
    }
  );
}
