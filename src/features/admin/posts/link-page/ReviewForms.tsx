import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { review as t } from '@/admin-texts';
import { failureText } from '@/lib/admin/failures';
import { languageName } from '@/lib/admin/languageName';
import type { Language } from '@/site/languages';
import { Button, Problem } from '@/ui/admin/Button';
import { TextArea } from '@/ui/admin/fields';
import { addNote, approve } from './mutations';
import { type Link, linkOptions, type Review } from './queries';

/** What a reader sends, and as whom. */
interface SignedProps {
  token: string;
  review: Review;
  language: Language;
  author: string;
  /** The field of the author's name. */
  signature: ReactNode;
}

/** Leaves a note about the text in a language. */
export function NoteForm({ token, review, language, author, signature }: SignedProps) {
  const [body, setBody] = useState('');
  const { send, result, busy, problem } = useReviewAction({
    token,
    run: () => addNote(token, review, language, author, body),
    shows: (shown, isAdded) => {
      if (!isAdded) return shown;
      const id = crypto.randomUUID();
      const note = { id, language, author, body, settled: false, current: true };
      return { ...shown, notes: [...shown.notes, note] };
    },
  });
  return (
    <form
      className="grid gap-4 rounded-lg bg-white p-4 shadow-card sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && author.trim() && body.trim()) send((isAdded) => isAdded && setBody(''));
      }}
    >
      <h3 className="text-xl">{t('note.heading')}</h3>
      {signature}
      <TextArea
        label={t('note.label', { language: languageName(language) })}
        hint={t('note.hint')}
        value={body}
        required
        maxLength={2000}
        rows={4}
        dir="auto"
        onChange={(event) => setBody(event.target.value)}
      />
      <Button type="submit" className="justify-self-start" unavailable={busy}>
        {t('note.send')}
      </Button>
      <p role="status" className="empty:hidden">
        {result && body === '' && t('note.sent')}
      </p>
      <Problem>
        {result === false && t('note.deadLink')}
        {problem}
      </Problem>
    </form>
  );
}

/** Approves the text in a language as it is shown. */
export function ApprovalForm({ token, review, language, author, signature }: SignedProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const given = review.approvals.find((approval) => approval.language === language);
  const { send, result, busy, problem } = useReviewAction({
    token,
    run: () => approve(token, language, review.fingerprints[language] ?? '', author),
    shows: (shown, outcome) => {
      if (outcome === null) return null;
      if (outcome === 'changed') return undefined;
      const others = shown.approvals.filter((approval) => approval.language !== language);
      return { ...shown, approvals: [...others, { language, author, current: true }] };
    },
  });
  const values = { language: languageName(language) };
  return (
    <form
      className="grid gap-4 rounded-lg bg-white p-4 shadow-card sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        // The button disappears; the keyboard's focus stays near.
        if (!busy && author.trim())
          send((outcome) => outcome === 'approved' && status.current?.focus());
      }}
    >
      <h3 className="text-xl">{t('approval.heading')}</h3>
      <p role="status" tabIndex={-1} ref={status}>
        {given?.current && t('approval.given', { ...values, author: given.author })}
        {given && !given.current && t('approval.older')}
        {!given && t('approval.confirm', values)}
      </p>
      {!given?.current && (
        <>
          {signature}
          <Button type="submit" variant="primary" className="justify-self-start" unavailable={busy}>
            {t('approval.approve', values)}
          </Button>
        </>
      )}
      <Problem>
        {result === 'changed' && !given?.current && t('approval.changed')}
        {problem}
      </Problem>
    </form>
  );
}

interface ReviewAction<Result> {
  token: string;
  run: () => Promise<Result>;
  /** What the page shows after it; undefined to read it again, null for a link that is dead. */
  shows: (review: Review, result: Result) => Review | null | undefined;
}

/** Something that a reader sends, whose result the page then shows. */
function useReviewAction<Result>({ token, run, shows }: ReviewAction<Result>) {
  const client = useQueryClient();
  const { queryKey } = linkOptions(token);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: run,
    onSuccess: async (result) => {
      const link = client.getQueryData(queryKey);
      const next = link?.kind === 'read' ? shows(link.review, result) : undefined;
      if (next === undefined) await client.refetchQueries({ queryKey });
      else {
        const shown: Link | null = next && { kind: 'read', review: next };
        client.setQueryData(queryKey, () => shown);
      }
    },
  });
  return {
    send: (onSent?: (result: Result) => unknown) => {
      // Known at once: `isPending` comes too late for the second click of a double click.
      if (client.isMutating() === 0) mutate(undefined, { onSuccess: (result) => onSent?.(result) });
    },
    result: data,
    busy: isPending,
    problem: error ? failureText(error) : '',
  };
}
