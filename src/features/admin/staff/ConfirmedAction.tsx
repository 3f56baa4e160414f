import { useMutation } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { staffProblem } from './problems';

interface ConfirmedActionProps {
  icon: LucideIcon;
  label: string;
  /** The label with the person's address. */
  accessibleLabel: string;
  title: string;
  confirm: string;
  /** What will happen. */
  children: ReactNode;
  action: () => Promise<unknown>;
  onDone: () => void;
}

/** A button for a member of staff whose action is confirmed in a dialog. */
export function ConfirmedAction({
  icon: Icon,
  label,
  accessibleLabel,
  title,
  confirm,
  children,
  action,
  onDone,
}: ConfirmedActionProps) {
  const [confirming, setConfirming] = useState(false);
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: action,
    onSuccess: () => {
      setConfirming(false);
      onDone();
    },
  });
  return (
    <>
      <Button className="px-4" aria-label={accessibleLabel} onClick={() => setConfirming(true)}>
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={title}
        confirm={confirm}
        busy={isPending}
        problem={error ? staffProblem(error) : undefined}
        onConfirm={() => mutate()}
        onClose={() => {
          setConfirming(false);
          reset();
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
