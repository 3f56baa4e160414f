import { useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/Dialog';

interface InsertDialogProps {
  title: string;
  /** The label of the confirming button: a verb. */
  confirm: string;
  ready: boolean;
  /** Other buttons. */
  actions?: ReactNode;
  children: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** A dialog of the text editor, rendered outside the post's form, which Enter would submit. */
export function InsertDialog({
  title,
  confirm,
  ready,
  actions,
  children,
  onConfirm,
  onClose,
}: InsertDialogProps) {
  const id = useId();
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      labelledBy={id}
      className="m-auto w-[min(32rem,calc(100%-2rem))] rounded-lg bg-white p-6"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {/* Enter in a field confirms, as in a form. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="mt-4 grid gap-4"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          if (ready) onConfirm();
        }}
      >
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          {actions}
          <button type="button" className={buttonClass('secondary')} onClick={onClose}>
            Cancelar
          </button>
          <button
            type="button"
            className={buttonClass('primary', 'disabled:opacity-40')}
            disabled={!ready}
            onClick={onConfirm}
          >
            {confirm}
          </button>
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}
