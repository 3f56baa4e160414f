import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './Button';
import { TitledDialog } from './TitledDialog';

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'title'> {
  icon?: LucideIcon;
  label: ReactNode;
  /** The dialog's. */
  title: string;
  size?: ComponentProps<typeof TitledDialog>['size'];
  /** What is in the dialog. @param close closes it. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton(props: DialogButtonProps) {
  const { icon: Icon, label, title, size = 'wide', children, ...button } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {Icon && <Icon aria-hidden="true" className="size-5" />}
        {label}
      </Button>
      {open && (
        <TitledDialog {...{ title, size }} onClose={close}>
          {children(close)}
        </TitledDialog>
      )}
    </>
  );
}
