import { useEffect } from 'react';
import type { Enquiry } from './enquiry';
import { markOpened } from './mutations';

/**
 * Records that an enquiry has been opened. A failure is ignored: the enquiry is shown anyway, and
 * the next opening records it.
 */
export function useOpened(enquiry: Enquiry | null | undefined): void {
  const unopened = enquiry?.openedAt === null ? enquiry.id : undefined;
  useEffect(() => {
    if (unopened) void markOpened(unopened).catch(() => undefined);
  }, [unopened]);
}
