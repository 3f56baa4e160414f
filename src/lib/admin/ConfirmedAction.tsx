import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { ActionDialog, type ActionDialogProps } from './ActionDialog';

type Asked<Result> = Omit<ActionDialogProps<Result>, 'onClose' | 'pending' | 'stays'>;

interface ConfirmedActionProps<Result>
  extends Asked<Result>, Omit<ComponentProps<typeof Button>, keyof Asked<Result>> {
  icon?: LucideIcon;
  label: ReactNode;
}

/** A button whose action is confirmed in a dialog. */
export function ConfirmedAction<Result>(props: ConfirmedActionProps<Result>) {
  const { title, confirm, cancel, typed, children, action, changes, onDone, failed, ...rest } =
    props;
  const { icon: Icon, label, ...button } = rest;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)}>
        {Icon && <Icon aria-hidden="true" className="size-4" />}
        {label}
      </Button>
      {isAsking && (
        <ActionDialog
          {...{ title, confirm, cancel, typed, action, changes, onDone, failed }}
          onClose={() => setIsAsking(false)}
        >
          {children}
        </ActionDialog>
      )}
    </>
  );
}
