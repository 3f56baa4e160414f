import { type ComponentProps, type ReactNode, useRef } from 'react';
import { admin as t } from '@/admin-texts';
import { Button, Problem } from '@/ui/admin/controls';
import { useShortcut } from '@/ui/admin/useShortcut';
import { notSaved, Refusal } from './requests';

interface SaveRowProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  /** The mutation that the form starts. */
  saving: { error: Error | null; isPending: boolean; isSuccess: boolean };
  /** Why it failed, in words. */
  failed?: (error: Error) => ReactNode;
  /** What else is wrong, said instead of that. */
  problem?: ReactNode;
  label?: string;
  /** What is announced once it is saved. */
  savedLabel?: string;
  /** Further buttons. */
  children?: ReactNode;
}

/**
 * The end of a form: why it was not saved, the button, whether it is saved. Ctrl+S presses the button
 * of the form that has the focus, or of the only one of a page.
 */
export function SaveRow({
  saving: { error, isPending, isSuccess },
  failed = notSaved,
  problem,
  variant = 'primary',
  label,
  savedLabel = t('common.saved'),
  children,
}: SaveRowProps) {
  const failure = error && (error instanceof Refusal ? error.message : failed(error));
  const button = useRef<HTMLButtonElement>(null);
  useShortcut('ctrl+s', () => {
    const form = button.current?.form;
    const isMeant = document.forms.length === 1 || form?.contains(document.activeElement);
    if (isMeant) button.current?.click();
  });
  return (
    <>
      <Problem>{problem || failure}</Problem>
      <div className="flex flex-wrap items-center gap-3">
        <Button ref={button} type="submit" variant={variant} unavailable={isPending}>
          {isPending ? t(label ? 'common.moment' : 'common.saving') : (label ?? t('common.save'))}
        </Button>
        {children}
        <p role="status">{isSuccess && savedLabel}</p>
      </div>
    </>
  );
}
