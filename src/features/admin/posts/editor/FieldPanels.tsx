import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { posts as t } from '@/admin-texts';
import { languageName, toOfficeDay } from '@/lib/admin/format';
import { toggled } from '@/lib/admin/toggled';
import { firm } from '@/site/firm';
import { Button, Checkbox, Problem, SelectField, TextArea, TextField } from '@/ui/admin/controls';
import { Panel } from '@/ui/admin/page';
import { longDate, shortTime } from '../dates';
import type { PlainName } from '../fields';
import { savedState, stateOf } from '../post';
import { postCategoriesOptions } from '../queries';
import type { PostValues } from '../schema';
import { StateBadge } from '../StateBadge';
import type { PostForm } from '../usePostForm';

/** What the control of a field takes from the post's form: name and label, value and error. */
export function usePostField() {
  const { register, formState } = useFormContext<PostValues>();
  const { errors } = formState;
  return (name: PlainName) => ({
    label: t(`fields.${name}`),
    error: errors[name]?.message,
    ...register(name),
  });
}

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
        <Button
          icon={EyeOff}
          variant="quiet"
          className="justify-self-start"
          unavailable={busy}
          onClick={onDraft}
        >
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

/** Who vouches for the post, when it was reviewed, and what it is based on. */
export function AuthorPanel({ author, reviewer }: Pick<PostValues, 'author' | 'reviewer'>) {
  const { setValue } = useFormContext<PostValues>();
  const field = usePostField();
  return (
    <Panel title={t('author.title')}>
      <SelectField options={choices(author)} {...field('author')} />
      <SelectField options={choices(reviewer)} {...field('reviewer')} />
      <TextField type="date" hint={t('author.reviewedHint')} {...field('reviewed_on')} />
      <Button
        variant="quiet"
        className="justify-self-start text-sm"
        onClick={() => setValue('reviewed_on', toOfficeDay(new Date()), { shouldValidate: true })}
      >
        {t('author.reviewedToday')}
      </Button>
      <TextField type="date" {...field('law_as_of')} />
      <TextArea rows={4} hint={t('author.sourcesHint')} {...field('sources')} />
    </Panel>
  );
}

/** The lawyers of the firm; somebody who has left stays chosen until another is. */
function choices(chosen: string) {
  const names = new Map([['', t('author.none')]]);
  for (const { id, name } of firm.lawyers) names.set(id, name);
  if (!names.has(chosen)) names.set(chosen, chosen);
  return [...names];
}

/** The main and the additional categories, chosen from the firm's list. */
export function CategoryPanel() {
  const { register, watch } = useFormContext<PostValues>();
  const { field, fieldState } = useController<PostValues, 'additional_categories'>({
    name: 'additional_categories',
  });
  const more = field.value;
  const category = watch('category');
  const { data: names = [] } = useQuery(postCategoriesOptions());
  const others = [...new Set([...names.filter((name) => name !== category), ...more])];

  return (
    <Panel title={t('categories.title')}>
      <SelectField
        // Remounted when the list arrives after the post, to select the category again.
        key={names.length}
        label={t('fields.category')}
        options={[...new Set([category, ...names])].map((name) => [name, name])}
        {...register('category')}
      />
      <details>
        <summary className="min-h-11 cursor-pointer py-2">
          <span className="font-semibold">{t('fields.additional_categories')}</span>
          {more.length > 0 && `: ${more.join(', ')}`}
        </summary>
        {others.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={more.includes(name)}
            onBlur={field.onBlur}
            onChange={() => field.onChange(toggled(more, name))}
          />
        ))}
      </details>
      <Problem className="text-sm">{fieldState.error?.message}</Problem>
      <Checkbox
        label={t('fields.show_additional_categories')}
        hint={t('categories.shownWhere')}
        {...register('show_additional_categories')}
      />
    </Panel>
  );
}
