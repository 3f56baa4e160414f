import { useEffect, useRef, type PointerEvent } from 'react';

/** The menu's hover open delay, close delay and skip window (SPEC 9). */
const OPEN_MS = 200;
const CLOSE_MS = 150;
const SKIP_MS = 300;

/**
 * Opens after a hover delay and closes after a leave delay; returning within the skip window opens at once. Mouse
 * only, because pens and fingers press instead.
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
    /** Cancels a pending opening or closing. */
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
