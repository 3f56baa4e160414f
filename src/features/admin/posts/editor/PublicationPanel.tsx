import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { languageName } from '@/lib/admin/languageName';
import { posts as t } from '@/admin-texts';
import { firm } from '@/site/firm';
import { Checkbox, TextField } from '@/ui/admin/fields';
import { Button } from '@/ui/admin/Button';
import { longDate, shortTime } from '../dates';
import { savedState, stateOf } from '../post';
import { Panel } from '@/ui/admin/Panel';
import type { PostValues } from '../schema';
import { StateBadge } from '../StateBadge';
import type { PostForm } from '../usePostForm';
import { usePostField } from './usePostField';

interface PublicationPanelProps {
  post: PostForm;
  busy: boolean;
  /** Saves the post as one that nobody outside the firm sees. */
  onDraft: () => void;
  /** The publication state of the saved post. */
  children: ReactNode;
}

/** Whether, when and where the post is published. */
export function PublicationPanel({ post, busy, onDraft, children }: PublicationPanelProps) {
  const { register } = useFormContext<PostValues>();
  const field = usePostField();
  const { date, publish_at, waiting_languages: waiting } = post.values;
  // What the form says comes true when it is saved.
  const { deleted_at, values: was } = post.saved;
  const state = stateOf({ hidden: was.hidden, date, publish_at, deleted_at });
  const before = savedState(post.saved);
  const isSaved =
    state === before &&
    (state !== 'scheduled' || (date === was.date && publish_at === was.publish_at));
  const when = { date: longDate(date), time: shortTime(publish_at) };
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
              t(publish_at ? 'publication.scheduledAt' : 'publication.scheduled', when)}
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
      {(before === 'published' || before === 'scheduled') && (
        <Button variant="quiet" className="justify-self-start" unavailable={busy} onClick={onDraft}>
          <EyeOff aria-hidden="true" className="size-5" />
          {t('publication.toDraft')}
        </Button>
      )}
      <TextField
        type="date"
        hint={t('publication.dateHint', { city: firm.address.city })}
        {...field('date')}
      />
      <TextField type="time" hint={t('publication.timeHint')} {...field('publish_at')} />
      <Checkbox
        label={t('publication.feature')}
        hint={t('publication.featureHint')}
        {...register('show_on_homepage')}
      />
      {children}
    </Panel>
  );
}
