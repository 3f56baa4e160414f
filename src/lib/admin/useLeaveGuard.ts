import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigation } from '@/lib/router/NavigationProvider';

interface LeaveGuard {
  /** Whether a navigation waits for an answer. */
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Guards unsaved changes: a navigation to another path waits for the answer in a `LeaveDialog`, or
 * until they are saved; the browser asks before the tab is closed or reloaded.
 * @param dirty whether there are unsaved changes.
 * @param samePath another path that shows the same work, and so does not leave it.
 */
export function useLeaveGuard(dirty: boolean, samePath?: string): LeaveGuard {
  const navigation = useNavigation();
  const [proceed, setProceed] = useState<() => void>();
  useLayoutEffect(() => {
    if (!dirty) return;
    return navigation.block({
      blocks: ({ pathname }) =>
        pathname !== navigation.state.shown.entry.pathname && pathname !== samePath,
      ask: (next) => setProceed(() => next),
    });
  }, [navigation, dirty, samePath]);

  useEffect(() => {
    if (!dirty) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [dirty]);

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
