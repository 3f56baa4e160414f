import { useId, useLayoutEffect, useRef, useState } from 'react';

/**
 * A disclosure after the ARIA practices: a button that shows and hides a panel. Escape closes it
 * and focuses the button; a press or focus elsewhere closes it too.
 */
export function useDisclosure<T extends HTMLElement = HTMLDivElement>() {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const rootRef = useRef<T>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  // The first script may have opened it before (data-early).
  useLayoutEffect(() => {
    if (buttonRef.current?.ariaExpanded === 'true') setOpen(true);
  }, []);

  // With the panel: a key pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A menu that only the pointer has opened leaves the focus where it is.
      if (rootRef.current?.contains(document.activeElement)) buttonRef.current?.focus();
      setOpen(false);
    };
    const closeIfOutside = (event: Event) => {
      if (!rootRef.current?.contains(event.target as Node)) setOpen(false);
    };
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', closeIfOutside, { signal });
    document.addEventListener('focusin', closeIfOutside, { signal });
    return () => ended.abort();
  }, [open]);

  return {
    open,
    setOpen,
    /** Closes it after a choice and focuses the button, since the chosen item is hidden. */
    close: () => {
      buttonRef.current?.focus();
      setOpen(false);
    },
    rootRef,
    buttonProps: {
      ref: buttonRef,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick: () => setOpen(!open),
    },
    panelProps: { id: panelId, hidden: !open },
  };
}
