import { enquiries as t } from '@/admin-texts';
import { ActionButton, notSaved } from '@/lib/admin/requests';
import { Button } from '@/ui/admin/controls';
import type { ReplyChannel } from '../enquiry';
import { markAnswered } from '../mutations';

interface AnsweredQuestionProps {
  id: string;
  via: ReplyChannel;
  /** Whether the reply only announces a later answer. */
  announced: boolean;
  onAnswered?: () => void;
  onClose: () => void;
}

const focus = (question: HTMLElement | null) => question?.focus();

/** Asks, after a channel was opened, whether the enquiry is answered, which stops its clock. */
export function AnsweredQuestion(props: AnsweredQuestionProps) {
  const { id, via, announced, onAnswered, onClose } = props;
  return (
    <div
      ref={focus}
      tabIndex={-1}
      role="group"
      aria-label={t('replies.markAnswered')}
      className="grid gap-2 rounded border-2 border-sea-500 bg-sea-100 p-3"
    >
      <p role="status" className="font-semibold">
        {t('replies.markAnswered')}
      </p>
      {announced && <p>{t('replies.onlyAnnounced')}</p>}
      <div className="flex flex-wrap gap-2">
        <ActionButton
          variant={announced ? 'secondary' : 'primary'}
          action={() => markAnswered(id, via)}
          onDone={onAnswered}
          failed={notSaved}
        >
          {t('replies.yesContacted')}
        </ActionButton>
        <Button variant={announced ? 'primary' : 'secondary'} onClick={onClose}>
          {t('detail.notYet')}
        </Button>
      </div>
    </div>
  );
}
