import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { cx } from './classes';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /**
   * Keeps the content while it is closed, so that the first script can open a prerendered dialog;
   * called where it has.
   */
  onFoundOpen?: () => void;
  id?: string;
  labelledBy?: string;
  label?: string;
  className?: string;
  children: ReactNode;
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/**
 * A modal `<dialog>`: the browser traps and restores the focus, handles Escape and makes the page
 * inert. A click on the backdrop closes it too, unless something was typed in it.
 */
export function Dialog({
  open,
  onClose,
  onFoundOpen,
  labelledBy,
  label,
  className,
  children,
  ...rest
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  const isTyped = useRef(false);
  const report = useEffectEvent(() => onFoundOpen?.());

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open && wasOpen.current) dialog.close();
    else if (!open && dialog.open) report();
    wasOpen.current = open;
    isTyped.current = false;
  }, [open]);

  // Closing it on unmount restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return (
    // Clicks on the backdrop target the dialog element; Escape is their keyboard equivalent.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        // Close through the state, as everything else does: the browser would restore the focus
        // before the state changes.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Fired asynchronously: the dialog may have been reopened in between.
        if (!event.currentTarget.open) onClose();
      }}
      onInput={() => (isTyped.current = true)}
      onClick={(event) => {
        if (event.target === event.currentTarget && !isTyped.current) onClose();
      }}
      className={cx('backdrop:bg-ink-950/60', className)}
      suppressHydrationWarning
      {...rest}
    >
      {(open || onFoundOpen) && children}
    </dialog>
  );
}
