import { TitledDialog } from './TitledDialog';
import { type ReactNode } from 'react';
import { buttonClass } from '@/ui/button';

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
  return (
    <TitledDialog {...{ open, title }} onClose={onStay}>
      <p>{children}</p>
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
    </TitledDialog>
  );
}
