import { adminTexts } from '@/admin-texts';
import { TitledDialog } from '@/ui/admin/TitledDialog';
import { type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/ui/admin/Button';

const common = adminTexts('admin');

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
  return createPortal(
    <TitledDialog {...{ title, onClose }}>
      {/* Enter in a field confirms, as in a form. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="grid gap-4"
        onKeyDown={(event) => {
          const { key, target } = event;
          // In a file field it opens the choice of a file.
          if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'file')
            return;
          event.preventDefault();
          if (ready) onConfirm();
        }}
      >
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          {actions}
          <Button onClick={onClose}>{common('common.cancel')}</Button>
          <Button
            variant="primary"
            className="disabled:opacity-40"
            disabled={!ready}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </TitledDialog>,
    document.body,
  );
}
