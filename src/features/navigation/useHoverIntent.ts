import { useEffect, useRef, type PointerEvent } from 'react';

/** SPEC 9: menu hover open delay, close delay, skip window. */
const OPEN_MS = 200;
const CLOSE_MS = 150;
const SKIP_MS = 300;

/**
 * Opens after the mouse has rested a moment and closes a moment after it has left; who comes back within the
 * skip window after that waits no more. Pens and fingers press instead.
 */
export function useHoverIntent(open: boolean, setOpen: (open: boolean) => void) {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const skip = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancel = () => clearTimeout(pending.current);

  const endSkip = () => {
    clearTimeout(skip.current);
    skip.current = undefined;
  };

  useEffect(
    () => () => {
      clearTimeout(pending.current);
      clearTimeout(skip.current);
    },
    [],
  );

  return {
    /** Forgets what is on its way: a press has decided. */
    cancel,
    hoverProps: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return;
        cancel();
        if (open) return;
        if (skip.current !== undefined) setOpen(true);
        else pending.current = setTimeout(() => setOpen(true), OPEN_MS);
        endSkip();
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return;
        cancel();
        if (!open) return;
        pending.current = setTimeout(() => {
          setOpen(false);
          skip.current = setTimeout(endSkip, SKIP_MS);
        }, CLOSE_MS);
      },
    },
  };
}
