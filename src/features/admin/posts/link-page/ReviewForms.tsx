import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { review as t } from '@/admin-texts';
import { failureText } from '@/lib/admin/failures';
import { languageName } from '@/lib/admin/languageName';
import type { Language } from '@/site/languages';
import { Button, Problem } from '@/ui/admin/Button';
import { TextArea } from '@/ui/admin/fields';
import { addNote, approve } from './mutations';
import { linkOptions, type Review } from './queries';

/** What a reader sends, and as whom. */
interface SignedProps {
  token: string;
  review: Review;
  language: Language;
  author: string;
  /** The field of the author's name. */
  signature: ReactNode;
}

const FORM = 'grid gap-4 rounded-lg bg-white p-4 shadow-card sm:p-5';

/** Leaves a note about the text in a language, as it was read. */
export function NoteForm({ token, review, language, author, signature }: SignedProps) {
  const client = useQueryClient();
  const [body, setBody] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => addNote(token, review, language, author, body),
    onSuccess: (isAdded) => {
      if (!isAdded) return;
      const id = crypto.randomUUID();
      const note = { id, language, author, body, settled: false, current: true };
      const shown = { ...review, notes: [...review.notes, note] };
      client.setQueryData(linkOptions(token).queryKey, shown);
      setBody('');
    },
  });
  return (
    <form
      className={FORM}
      onSubmit={(event) => {
        event.preventDefault();
        // Known at once: `isPending` comes too late for the second click of a double click.
        if (client.isMutating() === 0 && author.trim() && body.trim()) mutate();
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
      <Button type="submit" className="justify-self-start" unavailable={isPending}>
        {t('note.send')}
      </Button>
      <p role="status" className="empty:hidden">
        {data && body === '' && t('note.sent')}
      </p>
      <Problem>
        {data === false && t('note.deadLink')}
        {error && failureText(error)}
      </Problem>
    </form>
  );
}

/** Approves the text in a language as it is shown. */
export function ApprovalForm({ token, review, language, author, signature }: SignedProps) {
  const client = useQueryClient();
  const status = useRef<HTMLParagraphElement>(null);
  const given = review.approvals.find((approval) => approval.language === language);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => approve(token, review, language, author),
    onSuccess: async (outcome) => {
      const { queryKey } = linkOptions(token);
      if (outcome === 'changed') {
        await client.refetchQueries({ queryKey });
        return;
      }
      const others = review.approvals.filter((approval) => approval !== given);
      const approvals = [...others, { language, author, current: true }];
      client.setQueryData(queryKey, outcome && { ...review, approvals });
      // The button disappears; the keyboard's focus stays near.
      status.current?.focus();
    },
  });
  const values = { language: languageName(language) };
  return (
    <form
      className={FORM}
      onSubmit={(event) => {
        event.preventDefault();
        if (client.isMutating() === 0 && author.trim()) mutate();
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
          <Button
            type="submit"
            variant="primary"
            className="justify-self-start"
            unavailable={isPending}
          >
            {t('approval.approve', values)}
          </Button>
        </>
      )}
      <Problem>
        {data === 'changed' && !given?.current && t('approval.changed')}
        {error && failureText(error)}
      </Problem>
    </form>
  );
}
