import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { adminTexts } from '@/admin-texts';
import { AdminTitle } from '@/ui/admin/AdminTitle';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';

const t = adminTexts('admin');

interface FormProps {
  title: string;
  submit: string;
  children: ReactNode;
  /** Submits the form. @returns the error message to show, if any. */
  onSubmit: (data: FormData) => Promise<string | undefined>;
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
    const message = await onSubmit(new FormData(event.currentTarget));
    setBusy(false);
    setProblem(message);
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
