import { useEffect } from 'react';
import { useBlocker, useLocation } from '@/lib/router/hooks';

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
  const { pathname } = useLocation();
  const blocked = useBlocker(
    (next) => dirty && next.pathname !== pathname && next.pathname !== samePath,
  );

  useEffect(() => {
    if (!dirty) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [dirty]);

  return {
    open: blocked !== undefined,
    onStay: () => blocked?.stay(),
    onLeave: () => blocked?.leave(),
  };
}
