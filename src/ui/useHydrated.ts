import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows: `before` while prerendering and hydrating, `value` afterwards.
 * Where both are the same, the component does not render again.
 */
export function useOnceHydrated<Value extends string | boolean | undefined>(
  value: Value,
  before: Value,
): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  );
}

/** False while prerendering and hydrating, true afterwards. */
export const useHydrated = () => useOnceHydrated(true, false);
