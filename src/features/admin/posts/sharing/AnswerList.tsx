import { type ReactNode, useId } from 'react';

interface AnswerListProps {
  /** Of the heading, to focus it. */
  id?: string;
  title: string;
  /** Said where the list is empty. */
  none: string | false;
  children: ReactNode;
}

/** A titled list of what went to people without an account, or came from them. */
export function AnswerList({ id, title, none, children }: AnswerListProps) {
  const ownId = useId();
  return (
    <section aria-labelledby={id ?? ownId}>
      <h3 id={id ?? ownId} tabIndex={-1} className="text-xl">
        {title}
      </h3>
      {none && <p className="mt-2 text-ink-700">{none}</p>}
      <ul className="mt-2 grid gap-2">{children}</ul>
    </section>
  );
}
