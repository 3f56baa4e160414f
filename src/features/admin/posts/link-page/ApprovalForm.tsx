import { Problem } from '@/ui/admin/Problem';
import { useRef } from 'react';
import { languageName } from '@/lib/admin/languageName';
import { Button } from '@/ui/admin/Button';
import { AuthorField } from './AuthorField';
import type { SignedProps } from './NoteForm';
import { approve, withdraw } from './mutations';
import type { Review } from './review';
import { useReviewAction } from './useReviewAction';

/** Approves the text in a language as it is shown, or takes the approval of it back. */
export function ApprovalForm({
  token,
  review,
  language,
  author,
  onAuthor,
}: SignedProps & { review: Review }) {
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
  const withdrawal = useReviewAction({
    token,
    run: () => withdraw(token, language, review.fingerprints[language] ?? ''),
    shows: (shown, isDone) => {
      if (isDone === null) return null;
      const others = shown.approvals.filter((approval) => approval.language !== language);
      return { ...shown, approvals: others };
    },
  });
  const name = languageName(language);
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
      <h3 className="text-xl">Visto bueno</h3>
      <p role="status" tabIndex={-1} ref={status}>
        {given?.current && `${given.author} ha dado el visto bueno a este texto en ${name}.`}
        {given && !given.current && 'El visto bueno dado es de una versión anterior del texto.'}
        {!given && withdrawal.result && 'Ha retirado su visto bueno. '}
        {!given && `Confirme que este texto en ${name}, tal como está, puede publicarse.`}
      </p>
      {!given?.current && (
        <>
          <AuthorField value={author} onChange={onAuthor} />
          <Button type="submit" variant="primary" className="justify-self-start" unavailable={busy}>
            Dar el visto bueno en {name}
          </Button>
        </>
      )}
      {given?.current && (
        <Button
          className="justify-self-start"
          unavailable={withdrawal.busy}
          onClick={() => withdrawal.send((isDone) => isDone && status.current?.focus())}
        >
          Retirar el visto bueno en {name}
        </Button>
      )}
      <Problem>
        {result === 'changed' &&
          !given?.current &&
          'El texto ha cambiado mientras lo leía. Ahora ve el nuevo: léalo antes de dar el visto bueno.'}
        {problem || withdrawal.problem}
      </Problem>
    </form>
  );
}
