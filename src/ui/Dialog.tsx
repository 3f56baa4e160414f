import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { cx } from './cx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** The id of the element that names it. */
  labelledBy?: string;
  label?: string;
  className?: string;
  children: ReactNode;
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/**
 * A modal dialog on the platform's own element: focus kept inside and given back, Escape, the page inert
 * behind it. A click on the backdrop closes it too.
 */
export function Dialog({
  open,
  onClose,
  labelledBy,
  label,
  className,
  children,
  ...rest
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  // Taken out of the page while it is open, it gives the focus back too.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  return (
    // The backdrop is part of the dialog element; Escape is the keyboard's way to the same end.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        // Closed by the state, as every other way: the browser would give the focus back before the state knows.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser tells of it with its next frame, when the dialog may have been opened again.
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={cx('backdrop:bg-ink-950/60', className)}
      {...rest}
    >
      {open && children}
    </dialog>
  );
}
