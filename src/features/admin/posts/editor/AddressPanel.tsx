import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { adminTexts } from '@/lib/admin/texts';
import { slugify, uniqueSlug } from '../slug';
import { buttonClass } from '@/ui/button';
import { TextField } from '@/ui/admin/TextField';
import { Panel } from '../Panel';
import { takenSlugsOptions } from '../queries';
import { type PostValues, SLUG_PATTERN } from '../schema';

const t = adminTexts('posts');

interface AddressPanelProps {
  id: string;
  /** The saved slug; '' for a new post, whose slug follows its title. */
  savedSlug: string;
}

/** The post's slug: suggested from the title (SPEC 5), editable, and unique. */
export function AddressPanel({ id, savedSlug }: AddressPanelProps) {
  const { register, setValue, formState, getValues } = useFormContext<PostValues>();
  const [title, slug] = useWatch<PostValues, ['title', 'slug']>({ name: ['title', 'slug'] });
  const suggestion = slugify(title);
  const checkable = slug !== savedSlug && SLUG_PATTERN.test(slug);
  const { data: taken } = useQuery({ ...takenSlugsOptions(slug, id), enabled: checkable });
  const free = checkable && taken ? uniqueSlug(slug, taken) : slug;

  // Only until the slug is edited by hand, or the post is saved with an address that people may know.
  const lastSuggestion = useRef(suggestion);
  useEffect(() => {
    const last = lastSuggestion.current;
    lastSuggestion.current = suggestion;
    if (savedSlug === '' && suggestion !== last && getValues('slug') === last) {
      setValue('slug', suggestion, { shouldDirty: true });
    }
  }, [suggestion, savedSlug, getValues, setValue]);

  return (
    <Panel title={t('fields.slug')}>
      <TextField
        label={t('address.label')}
        hint={
          <span className="[overflow-wrap:anywhere]">
            <bdi dir="ltr">/blog/{slug || suggestion || '…'}</bdi>
          </span>
        }
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.slug?.message}
        {...register('slug')}
      />
      {free !== slug && (
        <p role="status" className="text-sm">
          {t('address.taken', { address: free })}
        </p>
      )}
      {savedSlug !== '' && checkable && (
        <p className="text-sm text-ink-700">{t('address.oldStays')}</p>
      )}
      {suggestion !== slug && suggestion !== '' && (
        <button
          type="button"
          className={buttonClass('quiet', 'justify-self-start text-sm')}
          onClick={() => setValue('slug', suggestion, { shouldDirty: true, shouldValidate: true })}
        >
          {t('address.fromTitle')}
        </button>
      )}
    </Panel>
  );
}
