import { Problem } from '@/ui/admin/Problem';
import { useRef } from 'react';
import { adminTexts } from '@/admin-texts';
import { languageName } from '@/lib/admin/languageName';
import { Button } from '@/ui/admin/Button';
import type { SignedProps } from './NoteForm';
import { approve } from './mutations';
import { useReviewAction } from './useReviewAction';

const t = adminTexts('review');

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
