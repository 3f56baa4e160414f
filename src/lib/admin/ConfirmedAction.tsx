import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { ActionDialog, type ActionDialogProps } from './ActionDialog';

interface ConfirmedActionProps<Result>
  extends
    Omit<ActionDialogProps<Result>, 'onClose'>,
    Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'unavailable' | 'aria-label'> {
  icon?: LucideIcon;
  label: ReactNode;
}

/** A button whose action is confirmed in a dialog. */
export function ConfirmedAction<Result>(props: ConfirmedActionProps<Result>) {
  const {
    icon: Icon,
    label,
    variant = 'secondary',
    className,
    unavailable = false,
    'aria-label': name,
    ...dialog
  } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        {...{ variant, className, unavailable }}
        aria-label={name}
        onClick={() => setIsAsking(true)}
      >
        {Icon && <Icon aria-hidden="true" className="size-4" />}
        {label}
      </Button>
      {isAsking && <ActionDialog {...dialog} onClose={() => setIsAsking(false)} />}
    </>
  );
}
