import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { ANSWERS, firstSign } from './firstSign';

/**
 * A part of a page below its first screen. It is prerendered like all the rest; its code is fetched when the
 * visitor first does something, and takes it over then. Until it does, `data-late` marks it, and it must be
 * given the same props: React would replace a part that changes before it is taken over. On a page that is opened from
 * another it follows when the first screen is painted.
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
    const opensFromAnother = useNavigationType() === NavigationType.Push;
    // What the address names is looked for as soon as the page is there.
    const isBelow = useLocation().hash === '';
    const [follows] = useState(opensFromAnother && isBelow);
    return <Host props={props} follows={follows} />;
  });

  return { Late, preload };
}

function OnMount({ run }: { run: (mounted: true) => void }) {
  useEffect(() => run(true), [run]);
  return null;
}
