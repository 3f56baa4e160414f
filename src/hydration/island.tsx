import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ISLAND_HYDRATED } from './firstInteraction';
import { KeptContent } from './KeptContent';
import { untilLoaded } from './missingCode';

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
