import {
  Component,
  type ComponentType,
  createContext,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ISLAND_HYDRATED } from './firstInteraction';
import { untilLoaded } from './codeLoadFailure';

/** Whether islands that are mounted now render only after the rest of the page has been painted. */
export const DeferUntilPainted = createContext(false);

/**
 * Makes an island: a prerendered part below the first screen whose code is fetched when the app
 * starts, and hydrated after the rest. Until then `data-island` marks it and its props must not change,
 * since React would replace its HTML and what was typed in it; 'failed' marks one whose code
 * throws.
 * @param load imports the component.
 * @returns the island's component, and `preload`, which fetches its code for a page that is
 *   rendered in the browser.
 */
export function island<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Loaded: ComponentType<P> | undefined;
  const preload = async () => ({ default: (Loaded ??= await load()) });
  const OnceLoaded = lazy(() => untilLoaded(preload));

  const Host = memo(function Host({ props, deferred }: { props: P; deferred: boolean }) {
    const [Content] = useState(() => Loaded ?? OnceLoaded);
    const isShown = useDeferredValue(true, !deferred);
    const host = useRef<HTMLDivElement>(null);
    const [state, setState] = useState<'' | 'failed' | undefined>('');
    useEffect(() => {
      if (state !== '') host.current?.dispatchEvent(new Event(ISLAND_HYDRATED, { bubbles: true }));
    }, [state]);
    return (
      <div ref={host} className="contents" data-island={state}>
        {isShown && (
          <KeptContent host={host} onFailure={() => setState('failed')}>
            <Suspense>
              <Content {...props} />
              <OnMount run={setState} />
            </Suspense>
          </KeptContent>
        )}
      </div>
    );
  });

  const Island = memo(function Island(props: P) {
    const [deferred] = useState(use(DeferUntilPainted));
    return <Host props={props} deferred={deferred} />;
  });

  return { Island, preload };
}

function OnMount({ run }: { run: (state: undefined) => void }) {
  useEffect(() => run(undefined), [run]);
  return null;
}

interface KeptContentProps {
  /** The element around it. */
  host: RefObject<HTMLElement | null>;
  onFailure: () => void;
  children: ReactNode;
}

/**
 * Keeps what was last shown, with what is typed in it, when the children throw: it can still be
 * read, and its links work. Where nothing was shown yet, the error is the page's.
 */
class KeptContent extends Component<KeptContentProps> {
  override state: { error?: unknown } = {};
  private nodes: ChildNode[] | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  private readonly putBack = (element: HTMLElement | null) => {
    element?.append(...(this.nodes ?? []));
  };

  override render() {
    if (!('error' in this.state)) return this.props.children;
    // React removes the nodes only after this rendering.
    this.nodes ??= [...(this.props.host.current?.childNodes ?? [])];
    if (this.nodes.length === 0) throw this.state.error;
    return <div ref={this.putBack} className="contents" />;
  }
}
