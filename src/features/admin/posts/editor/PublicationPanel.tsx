import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { languageName } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { firm } from '@/site/firm';
import { Checkbox } from '@/ui/admin/Checkbox';
import { TextField } from '@/ui/admin/TextField';
import { Button } from '@/ui/admin/Button';
import { longDate, shortTime } from '../dates';
import { stateOf } from '../post';
import { Panel } from '@/ui/admin/Panel';
import type { PostValues } from '../schema';
import { StateBadge } from '../StateBadge';
import type { SavedPost } from '../usePostForm';

const t = adminTexts('posts');

interface PublicationPanelProps {
  /** The post in the database; what the form says comes true when it is saved. */
  saved: SavedPost;
  busy: boolean;
  /** Saves the post as one that nobody outside the firm sees. */
  onDraft: () => void;
  /** The publication state of the saved post. */
  children: ReactNode;
}

/** Whether, when and where the post is published. */
export function PublicationPanel({ saved, busy, onDraft, children }: PublicationPanelProps) {
  const { register, formState } = useFormContext<PostValues>();
  const [date, publishAt, waiting] = useWatch<
    PostValues,
    ['date', 'publishAt', 'waitingLanguages']
  >({ name: ['date', 'publishAt', 'waitingLanguages'] });
  const { inBin, values: was } = saved;
  const state = stateOf({ hidden: was.hidden, date, publishAt, inBin });
  const savedState = stateOf({ ...was, inBin });
  const isSaved =
    state === savedState &&
    (state !== 'scheduled' || (date === was.date && publishAt === was.publishAt));
  const when = { date: longDate(date), time: shortTime(publishAt) };
  return (
    <Panel title={t('publication.title')}>
      <p role="status">
        {/* Replaced as a whole, or screen readers would say it once for each part. */}
        <span key={`${state} ${isSaved}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {!isSaved && <span className="text-sm text-ink-700">{t('publication.onSaving')} </span>}
          <StateBadge state={state} />{' '}
          <span className="text-sm text-ink-700">
            {state === 'published' &&
              (isSaved ? t('publication.published') : t('publication.toBePublished'))}
            {state === 'scheduled' &&
              t(publishAt ? 'publication.scheduledAt' : 'publication.scheduled', when)}
            {state === 'hidden' && t('publication.hidden')}
            {state === 'bin' && t('publication.bin')}
          </span>
        </span>
      </p>
      {waiting.length > 0 && (
        <p className="text-sm text-ink-700">
          {t('publication.waiting', { languages: waiting.map(languageName).join(', ') })}
        </p>
      )}
      {(savedState === 'published' || savedState === 'scheduled') && (
        <Button variant="quiet" className="justify-self-start" unavailable={busy} onClick={onDraft}>
          <EyeOff aria-hidden="true" className="size-5" />
          {t('publication.toDraft')}
        </Button>
      )}
      <TextField
        type="date"
        label={t('fields.date')}
        hint={t('publication.dateHint', { city: firm.address.city })}
        error={formState.errors.date?.message}
        {...register('date')}
      />
      <TextField
        type="time"
        label={t('fields.publishAt')}
        hint={t('publication.timeHint')}
        error={formState.errors.publishAt?.message}
        {...register('publishAt')}
      />
      <Checkbox
        label={t('publication.feature')}
        hint={t('publication.featureHint')}
        {...register('showOnHomepage')}
      />
      {children}
    </Panel>
  );
}
