import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { getServerSnapshot, getSnapshot, subscribe } from './store';
import type { Toasts as LoadedToasts, ToasterProps } from './Toasts';

/** Renders nothing if its code fails to load: a missing toast must not break the page. */
const Toasts = lazy(async (): Promise<{ default: typeof LoadedToasts }> => {
  const loaded = await import('./Toasts').catch(() => undefined);
  return { default: loaded?.Toasts ?? (() => null) };
});

/** Renders what `toast()` shows. Its code is loaded on first use. */
export function Toaster(props: ToasterProps) {
  const toasts = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  const [needed, setNeeded] = useState(false);
  if (toasts.length > 0 && !needed) setNeeded(true);
  return <Suspense>{needed && <Toasts toasts={toasts} {...props} />}</Suspense>;
}
