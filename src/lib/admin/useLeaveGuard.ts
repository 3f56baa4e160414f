import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigation } from '@/lib/router/NavigationProvider';

interface LeaveGuard {
  /** Whether a navigation waits for an answer. */
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The parameters of an address that name what a screen shows; the others filter it. */
const PARTS = ['id', 'view'];

/** Whether an address shows something else on the same screen. */
function isOtherPart(next: string, shown: string): boolean {
  const [after, before] = [new URLSearchParams(next), new URLSearchParams(shown)];
  return PARTS.some((name) => after.get(name) !== before.get(name));
}

/** Asks before the tab is closed, reloaded or led elsewhere, as long as that would lose something. */
export function useUnloadGuard(loses: boolean): void {
  useEffect(() => {
    if (!loses) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [loses]);
}

/**
 * Guards unsaved changes: a navigation to another path, or another part of the screen, waits for the
 * answer in a `LeaveDialog`, or until they are saved; the browser asks before the tab is closed or
 * reloaded.
 * @param dirty whether there are unsaved changes.
 * @param samePath another path that shows the same work, and so does not leave it.
 */
export function useLeaveGuard(dirty: boolean, samePath?: string): LeaveGuard {
  const navigation = useNavigation();
  const [proceed, setProceed] = useState<() => void>();
  useLayoutEffect(() => {
    if (!dirty) return;
    return navigation.block({
      blocks({ pathname, search }) {
        const { entry } = navigation.state.shown;
        const isOtherPath = pathname !== entry.pathname && pathname !== samePath;
        return isOtherPath || isOtherPart(search, entry.search);
      },
      ask: (next) => setProceed(() => next),
    });
  }, [navigation, dirty, samePath]);

  useUnloadGuard(dirty);

  // Saved while it was asked.
  useEffect(() => {
    if (dirty || !proceed) return;
    const timer = setTimeout(() => {
      setProceed(undefined);
      proceed();
    });
    return () => clearTimeout(timer);
  }, [dirty, proceed]);

  const onStay = () => setProceed(undefined);
  return {
    open: proceed !== undefined,
    onStay,
    onLeave() {
      onStay();
      proceed?.();
    },
  };
}
