import { useMutation } from '@tanstack/react-query';
import { isValidElement, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { admin as t } from '@/admin-texts';
import { failureText } from '@/lib/admin/requests';
import { AdminTitle } from '@/ui/admin/page';
import { Button, Problem } from '@/ui/admin/controls';

interface FormProps {
  title: string;
  /** The label of its button. */
  label: string;
  children: ReactNode;
  /**
   * Submits what its fields have, by their names; what it throws is shown, and an element that it
   * returns takes the place of the form.
   */
  onSubmit: (values: Record<string, string>) => Promise<unknown>;
  /** Another way on, by a button below. */
  other?: readonly [label: string, onChoose: () => void];
}

/** A form of the sign-in page, which begins in its first field; one problem at a time. */
export function AuthForm({ title, label, children, onSubmit, other }: FormProps) {
  const { mutate, data: answer, error, isPending } = useMutation({ mutationFn: onSubmit });
  const form = useRef<HTMLFormElement>(null);

  // Nothing stands above the form that a reader would miss.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    mutate(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
  }

  if (isValidElement(answer)) return answer;
  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      <AdminTitle screen={title} />
      <h1 className="text-3xl">{title}</h1>
      {children}
      <Problem>{error && failureText(error)}</Problem>
      <Button type="submit" unavailable={isPending} variant="primary">
        {isPending ? t('common.moment') : label}
      </Button>
      {other && (
        <Button variant="quiet" onClick={other[1]}>
          {other[0]}
        </Button>
      )}
    </form>
  );
}

interface AnswerProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What such a form tells in its place, with the way on. */
export const Answer = ({ title, text, children }: AnswerProps) => (
  <div className="grid gap-5" role="status">
    <AdminTitle screen={title} />
    <h1 className="text-3xl">{title}</h1>
    <p>{text}</p>
    {children}
  </div>
);
