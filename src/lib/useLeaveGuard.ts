import { useEffect } from 'react';
import { type Blocker, type BlockerFunction, useBlocker } from 'react-router-dom';

/**
 * Holds back whoever leaves a page with work to lose: a link and the way back wait for an answer (`state` is
 * 'blocked' then), a closed tab and a reload make the browser ask.
 * @param leaving whether a step inside the site leaves the work; every one that changes the path, unless it says else.
 */
export function useLeaveGuard(dirty: boolean, leaving: BlockerFunction = changesPath): Blocker {
  const blocker = useBlocker((step) => dirty && leaving(step));

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  return blocker;
}

const changesPath: BlockerFunction = ({ currentLocation, nextLocation }) =>
  nextLocation.pathname !== currentLocation.pathname;
