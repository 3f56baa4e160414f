import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';
import { failureText } from './failureText';
import { useSaving } from './useSaving';

interface ActionButtonProps<Result> extends ComponentProps<typeof Button> {
  icon?: LucideIcon;
  action: () => Promise<Result>;
  onDone?: ((result: Result) => void) | undefined;
  /** The label while it does it. */
  busyLabel?: string;
  /** Why it failed, in words. */
  failed?: (error: Error) => string;
}

/** A button that does something at once, and says below it why that failed. */
export function ActionButton<Result>(props: ActionButtonProps<Result>) {
  const { icon: Icon, action, onDone, failed = failureText, children, ...rest } = props;
  const { unavailable = false, busyLabel, ...button } = rest;
  const { mutate, error, isPending } = useSaving(action, onDone);
  return (
    <>
      <Button {...button} unavailable={unavailable || isPending} onClick={() => mutate()}>
        {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
        {isPending && busyLabel ? busyLabel : children}
      </Button>
      {error && <Problem className="text-sm">{failed(error)}</Problem>}
    </>
  );
}
