import { useEffect } from 'react';
import type { Enquiry } from './enquiry';
import { markOpened } from './queries';

/**
 * Notes that an enquiry has been opened. A failure is silent: the enquiry is read all the same, and
 * the next opening notes it.
 */
export function useOpened(enquiry: Enquiry | null | undefined): void {
  const unopened = enquiry?.openedAt === null ? enquiry.id : undefined;
  useEffect(() => {
    if (unopened) void markOpened(unopened).catch(() => undefined);
  }, [unopened]);
}
