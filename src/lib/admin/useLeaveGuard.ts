import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

interface LeaveGuard {
  /** Whether a navigation waits for an answer. */
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Guards unsaved changes: a navigation to another path waits for the answer in a `LeaveDialog`; the
 * browser asks before the tab is closed or reloaded.
 * @param dirty whether there are unsaved changes.
 * @param samePath another path that shows the same work, and so does not leave it.
 */
export function useLeaveGuard(dirty: boolean, samePath?: string): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== samePath,
  );

  useEffect(() => {
    if (!dirty) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [dirty]);

  return {
    open: blocker.state === 'blocked',
    onStay: () => blocker.reset?.(),
    onLeave: () => blocker.proceed?.(),
  };
}
