import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { admin as t } from '@/admin-texts';
import { failureText } from '@/lib/admin/failures';
import { AdminTitle } from '@/ui/admin/AdminTitle';
import { Button, Problem } from '@/ui/admin/Button';

interface FormProps {
  title: string;
  submit: string;
  children: ReactNode;
  /** Submits what its fields have, by their names; what it throws is shown. */
  onSubmit: (values: Record<string, string>) => Promise<void>;
  footer?: ReactNode;
}

/** A form of the sign-in page, which begins in its first field; one problem at a time. */
export function AuthForm({ title, submit, children, onSubmit, footer }: FormProps) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // Nothing stands above the form that a reader would miss.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function handle(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    await onSubmit(values).catch((error: unknown) => setProblem(failureText(error)));
    setBusy(false);
  }

  return (
    <form ref={form} onSubmit={(event) => void handle(event)} className="grid gap-5">
      <AdminTitle screen={title} />
      <h1 className="text-3xl">{title}</h1>
      {children}
      <Problem>{problem}</Problem>
      <Button type="submit" unavailable={busy} variant="primary">
        {busy ? t('common.moment') : submit}
      </Button>
      {footer}
    </form>
  );
}
