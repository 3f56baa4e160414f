import { Problem } from '@/ui/admin/Problem';
import { type ReactNode, useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { languageName } from '@/lib/admin/languageName';
import type { Language } from '@/site/languages';
import { TextArea } from '@/ui/admin/TextArea';
import { Button } from '@/ui/admin/Button';
import { addNote } from './mutations';
import type { Review } from './queries';
import { useReviewAction } from './useReviewAction';

const t = adminTexts('review');

/** What a reader sends, and as whom. */
export interface SignedProps {
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
