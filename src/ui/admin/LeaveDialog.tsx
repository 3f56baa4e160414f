import { TitledDialog } from './TitledDialog';
import { type ReactNode } from 'react';
import { adminTexts } from '@/admin-texts';
import { Button } from './Button';

const t = adminTexts('admin');

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  title?: string;
  /** What happens to the changes on leaving; without it, that they are lost. */
  children?: ReactNode;
  /** Set where the changes survive in a draft, to offer discarding it as well. */
  onDiscardDraft?: () => void;
}

/** Asks whether to leave unsaved changes. */
export function LeaveDialog({
  open,
  onStay,
  onLeave,
  title = t('leave.title'),
  children = t('leave.lost'),
  onDiscardDraft,
}: LeaveDialogProps) {
  if (!open) return null;
  return (
    <TitledDialog {...{ title }} onClose={onStay}>
      <p>{children}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onStay}>
          {t('leave.stay')}
        </Button>
        <Button onClick={onLeave}>{onDiscardDraft ? t('leave.keep') : t('leave.without')}</Button>
        {onDiscardDraft && (
          <Button
            variant="quiet"
            onClick={() => {
              onDiscardDraft();
              onLeave();
            }}
          >
            {t('leave.discard')}
          </Button>
        )}
      </div>
    </TitledDialog>
  );
}
