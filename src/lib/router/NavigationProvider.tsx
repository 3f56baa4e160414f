import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Router } from 'wouter';
import type { Entry } from './entry';
import type { Navigation, Shown, State } from './navigation';

const NavigationContext = createContext<Navigation | null>(null);
const ShownContext = createContext<Shown | null>(null);

function given<T>(value: T | null): T {
  if (value === null) throw new Error('A NavigationProvider is missing');
  return value;
}

export const useNavigation = () => given(use(NavigationContext));
export const useShown = () => given(use(ShownContext));
/** The entry of the history that is shown: hash, state and key, which wouter has no hooks for. */
export const useEntry = () => useShown().entry;

/** What is shown at once, while React renders no navigation as long as an island's code is missing. */
export function useNavigationState<T>(select: (state: State) => T): T {
  const navigation = useNavigation();
  const current = () => select(navigation.state);
  return useSyncExternalStore(navigation.subscribe, current, current);
}

const useShownPath = (): [string, Navigation['navigate']] => [
  useEntry().pathname,
  useNavigation().navigate,
];
/** Undoes wouter's decoding, before which `URLSearchParams` decodes: `%2526` is to be `%26`. */
const useShownSearch = () => useEntry().search.replaceAll('%', '%25');

interface NavigationProviderProps {
  navigation: Navigation;
  /** Shown until what the first page needs has been loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Gives wouter's hooks and links the page that a navigation shows. */
export function NavigationProvider({ navigation, fallback, children }: NavigationProviderProps) {
  const [{ shown, isReady }, setState] = useState(navigation.state);
  useLayoutEffect(() => {
    const update = () => startTransition(() => setState(navigation.state));
    update();
    return navigation.subscribe(update);
  }, [navigation]);
  return (
    <NavigationContext value={navigation}>
      <ShownContext value={shown}>
        <Router hook={useShownPath} searchHook={useShownSearch}>
          {isReady ? children : fallback}
        </Router>
      </ShownContext>
    </NavigationContext>
  );
}

interface ErrorBoundaryProps {
  entry: Entry;
  Failure: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

/** Shows an error until another entry of the history is shown. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state: { entry?: Entry; caught?: { error: unknown } | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ entry }: ErrorBoundaryProps, state: { entry?: Entry }) {
    return entry === state.entry ? null : { entry, caught: undefined };
  }

  override render() {
    const { caught } = this.state;
    const { Failure, children } = this.props;
    return caught ? <Failure {...caught} /> : children;
  }
}
