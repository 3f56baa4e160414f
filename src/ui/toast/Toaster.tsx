import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { getServerSnapshot, getSnapshot, subscribe } from './store';

export interface ToasterProps {
  /** Names the region in which toasts appear. */
  label: string;
  closeLabel: string;
  dir: 'ltr' | 'rtl';
}

/** Without its code a toast stays unseen; that is no reason to lose the page. */
function optional<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(() =>
    load().then(
      (Component) => ({ default: Component }),
      () => ({ default: (() => null) as ComponentType<P> }),
    ),
  );
}

const Toasts = optional(async () => (await import('./Toasts')).Toasts);
const Notices = optional(async () => (await import('./Notices')).Notices);

/** Where `toast()` and `notice()` appear. Either variant's code is fetched when it is first needed. */
export function Toaster(props: ToasterProps) {
  const { toasts, notices } = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  const [wanted, setWanted] = useState({ toasts: false, notices: false });
  if ((toasts.length > 0 && !wanted.toasts) || (notices.length > 0 && !wanted.notices)) {
    setWanted({
      toasts: wanted.toasts || toasts.length > 0,
      notices: wanted.notices || notices.length > 0,
    });
  }
  return (
    <Suspense>
      {wanted.toasts && <Toasts toasts={toasts} {...props} />}
      {wanted.notices && <Notices waiting={notices} {...props} />}
    </Suspense>
  );
}
