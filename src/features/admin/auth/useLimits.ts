import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownLimitsOptions } from './queries';
import { useSession } from './SessionProvider';
import { watchLimits } from './watchLimits';

/**
 * Ends the session when the server or the firm's limits say so.
 * @returns whether the session is still valid; undefined until that is known.
 */
export function useLimits(isOuter: boolean): boolean | undefined {
  const { status, person, end } = useSession();
  const enabled = isOuter && status === 'signed-in';
  const sessionId = person?.sessionId ?? '';
  const limits = useQuery({ ...ownLimitsOptions(sessionId), enabled });
  const data = limits.isPlaceholderData ? undefined : limits.data;
  useEffect(() => {
    if (!enabled || data === undefined) return;
    if (data) return watchLimits(sessionId, data, end);
    end();
  }, [enabled, sessionId, data, end]);
  // If the read fails, it counts as valid; the policies protect the data in any case.
  return limits.data === undefined ? limits.isError || undefined : data !== null;
}
