import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { Location } from './location';
import type { Router, RouterState } from './router';

export const RouterContext = createContext<Router | null>(null);
/** What changes with each navigation, for `hooks.ts`. */
export const StateContext = createContext<Pick<
  RouterState,
  'location' | 'action' | 'match'
> | null>(null);
export const ProgressContext = createContext<Pick<RouterState, 'pending' | 'scroll'>>({
  pending: undefined,
  scroll: 'keep',
});
const ErrorContext = createContext<unknown>(undefined);
const OutletContext = createContext<ReactNode>(null);

/** What the route below shows. */
export function Outlet() {
  return use(OutletContext);
}

/** What failed, for the `errorElement` of a route. */
export function useRouteError(): unknown {
  return use(ErrorContext);
}

interface RouterProviderProps {
  router: Router;
  /** Shown until what the first page needs has been loaded. */
  fallback?: ReactNode;
}

/** Shows the page of a router's location. */
export function RouterProvider({ router, fallback }: RouterProviderProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const update = (next: RouterState) => startTransition(() => setState(next));
    update(router.state);
    return router.subscribe(update);
  }, [router]);
  const { location, action, match, failure, initialized, pending, scroll } = state;
  const shared = useMemo(() => ({ location, action, match }), [location, action, match]);
  const progress = useMemo(() => ({ pending, scroll }), [pending, scroll]);
  const page = useMemo(() => branchOf({ location, match, failure }), [location, match, failure]);
  return (
    <RouterContext value={router}>
      <ProgressContext value={progress}>
        <StateContext value={shared}>{initialized ? page : fallback}</StateContext>
      </ProgressContext>
    </RouterContext>
  );
}

type Shown = Pick<RouterState, 'location' | 'match' | 'failure'>;

/** The elements of a branch of routes, each the outlet of the one around it. */
function branchOf({ location, match, failure }: Shown): ReactNode {
  return match.branch.reduceRight<ReactNode>((outlet, route, depth) => {
    const { Component: Page, errorElement } = route;
    const content = Page ? (
      <OutletContext value={outlet}>
        <Page />
      </OutletContext>
    ) : (
      outlet
    );
    if (!errorElement) return content;
    return (
      <ErrorBoundary location={location} errorElement={errorElement}>
        {failure?.depth === depth ? (
          <ErrorContext value={failure.error}>{errorElement}</ErrorContext>
        ) : (
          content
        )}
      </ErrorBoundary>
    );
  }, null);
}

interface ErrorBoundaryProps {
  location: Location;
  errorElement: ReactNode;
  children: ReactNode;
}

interface ErrorState {
  location: Location;
  caught?: { error: unknown } | undefined;
}

/** Shows an error until the location changes. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorState> {
  override state: ErrorState = { location: this.props.location };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ location }: ErrorBoundaryProps, state: ErrorState) {
    return location === state.location ? null : { location, caught: undefined };
  }

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return <ErrorContext value={caught.error}>{this.props.errorElement}</ErrorContext>;
  }
}
