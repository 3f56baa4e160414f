import { adminTexts } from '@/admin-texts';
import { Problem } from '@/ui/admin/Problem';
import { useEffect, useId, useRef } from 'react';
import { notSaved } from '@/lib/admin/failureText';
import { useSaving } from '@/lib/admin/useSaving';
import { Button } from '@/ui/admin/Button';
import type { ReplyChannel } from '../enquiry';
import { markAnswered } from '../mutations';
import { enquiriesKeys } from '../queries';

const t = adminTexts('enquiries');

interface AnsweredQuestionProps {
  id: string;
  via: ReplyChannel;
  /** Whether the reply only announces a later answer. */
  announced: boolean;
  onAnswered?: () => void;
  onClose: () => void;
}

/** Asks, after a channel was opened, whether the enquiry is answered, which stops its clock. */
export function AnsweredQuestion({
  id,
  via,
  announced,
  onAnswered,
  onClose,
}: AnsweredQuestionProps) {
  const labelId = useId();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  const { mutate, error, isPending } = useSaving(
    () => markAnswered(id, via),
    enquiriesKeys.all,
    onAnswered,
  );
  return (
    <div
      ref={question}
      tabIndex={-1}
      role="group"
      aria-labelledby={labelId}
      className="grid gap-2 rounded border-2 border-sea-500 bg-sea-100 p-3"
    >
      <p id={labelId} role="status" className="font-semibold">
        {t('replies.markAnswered')}
      </p>
      {announced && <p>{t('replies.onlyAnnounced')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={announced ? 'secondary' : 'primary'}
          unavailable={isPending}
          onClick={() => mutate()}
        >
          {t('replies.yesContacted')}
        </Button>
        <Button variant={announced ? 'primary' : 'secondary'} onClick={onClose}>
          {t('detail.notYet')}
        </Button>
      </div>
      <Problem className="text-sm">{error && notSaved(error)}</Problem>
    </div>
  );
}
