import { type ReactNode, useId } from 'react';
import { buttonClass } from '@/ui/button';
import { Dialog } from '@/ui/Dialog';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  title?: string;
  /** What happens to the changes on leaving. */
  children: ReactNode;
  /** Set where the changes survive in a draft, to offer discarding it as well. */
  onDiscardDraft?: () => void;
}

/** Asks whether to leave unsaved changes. */
export function LeaveDialog({
  open,
  onStay,
  onLeave,
  title = 'Hay cambios sin guardar',
  children,
  onDiscardDraft,
}: LeaveDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      labelledBy={titleId}
      className="m-auto w-[min(34rem,calc(100%-2rem))] rounded-lg bg-white p-6"
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <p className="mt-3">{children}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={onStay}>
          Seguir editando
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={onLeave}>
          {onDiscardDraft ? 'Salir y conservarlos' : 'Salir sin guardar'}
        </button>
        {onDiscardDraft && (
          <button
            type="button"
            className={buttonClass('quiet')}
            onClick={() => {
              onDiscardDraft();
              onLeave();
            }}
          >
            Salir y descartarlos
          </button>
        )}
      </div>
    </Dialog>
  );
}
