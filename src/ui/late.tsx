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
import { ANSWERS, firstSign } from './firstSign';

/** Whether late parts that are rendered now follow once the rest of the page is painted. */
export const LateFollows = createContext(false);

/**
 * A part of a page below its first screen. It is prerendered like all the rest; its code is fetched when the
 * visitor first does something, and takes it over then. Until it does, `data-late` marks it, and it must be
 * given the same props: React would replace a part that changes before it is taken over.
 * @returns the component, and its code's loader for who renders the page in the browser.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Loaded: ComponentType<P> | undefined;
  const preload = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const AtFirstSign = lazy(() => firstSign().then(preload));

  const Host = memo(function Host({ props, follows }: { props: P; follows: boolean }) {
    const [Part] = useState(() => Loaded ?? AtFirstSign);
    const isShown = useDeferredValue(true, !follows);
    const host = useRef<HTMLDivElement>(null);
    const [answers, setAnswers] = useState(false);
    useEffect(() => {
      if (answers) host.current?.dispatchEvent(new Event(ANSWERS, { bubbles: true }));
    }, [answers]);
    return (
      <div ref={host} className="contents" data-late={answers ? undefined : ''}>
        {isShown && (
          <Suspense>
            <Part {...props} />
            <OnMount run={setAnswers} />
          </Suspense>
        )}
      </div>
    );
  });

  const Late = memo(function Late(props: P) {
    const [follows] = useState(use(LateFollows));
    return <Host props={props} follows={follows} />;
  });

  return { Late, preload };
}

function OnMount({ run }: { run: (mounted: true) => void }) {
  useEffect(() => run(true), [run]);
  return null;
}
