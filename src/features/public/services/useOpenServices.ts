import { useEffect, useState } from 'react';
import { useEntry } from '@/lib/router/NavigationProvider';
import { anchorOf, serviceOfHash, type ServiceId } from '@/site/services';
import { followTarget } from '@/ui/followTarget';
import { useOnceHydrated } from '@/ui/useHydrated';

/** The delay before scrolling to a service's hash (SPEC 9). */
const DELAY_MS = 500;

/**
 * Which cards are expanded. A hash `#service-{id}` expands its card and, after the delay, scrolls it to the centre
 * and focuses its toggle (SPEC 2.6).
 */
export function useOpenServices() {
  const { hash, key } = useEntry();
  // Only after hydration, because prerendering never sees a hash.
  const active = useOnceHydrated(serviceOfHash(hash), undefined);
  const [open, setOpen] = useState<ReadonlySet<ServiceId>>(new Set());

  const visit = active && `${key} ${active}`;
  const [lastVisit, setLastVisit] = useState<string>();
  if (visit !== lastVisit) {
    setLastVisit(visit);
    if (active) setOpen(new Set([...open, active]));
  }

  useEffect(() => {
    if (!active) return;
    let stopFollowing: (() => void) | undefined;
    const timer = setTimeout(() => {
      stopFollowing = followTarget(`#${anchorOf(active)}`, { block: 'center', focus: 'button' });
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      stopFollowing?.();
    };
  }, [active, visit]);

  const toggle = (id: ServiceId) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  };

  return { open, toggle };
}
