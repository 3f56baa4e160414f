import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { uniqueSlug } from '@/lib/slug';
import { buttonClass } from '@/ui/button';
import { TextField } from '@/ui/TextField';
import { Panel } from './Panel';
import { slugFor } from './post';
import { takenSlugsOptions } from './queries';
import { type PostValues, SLUG_PATTERN } from './schema';

interface AddressPanelProps {
  id: string;
  /** The slug that the post is known by; '' for a post that was never saved, whose slug follows its title. */
  savedSlug: string;
}

/** The post's slug: from its title (SPEC 5), changeable, unlike all others. */
export function AddressPanel({ id, savedSlug }: AddressPanelProps) {
  const { register, setValue, formState, getValues } = useFormContext<PostValues>();
  const [title, slug] = useWatch<PostValues, ['title', 'slug']>({ name: ['title', 'slug'] });
  const suggestion = slugFor(title);
  const usable = slug !== savedSlug && SLUG_PATTERN.test(slug);
  const { data: taken } = useQuery({ ...takenSlugsOptions(slug, id), enabled: usable });
  const free = usable && taken ? uniqueSlug(slug, taken) : slug;

  // Until somebody writes another one, or the post has an address that people know.
  const lastSuggestion = useRef(suggestion);
  useEffect(() => {
    const last = lastSuggestion.current;
    lastSuggestion.current = suggestion;
    if (savedSlug === '' && suggestion !== last && getValues('slug') === last) {
      setValue('slug', suggestion, { shouldDirty: true });
    }
  }, [suggestion, savedSlug, getValues, setValue]);

  return (
    <Panel title="Dirección">
      <TextField
        label="Dirección de la entrada"
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
          Otra entrada tiene o tuvo esta dirección: se guardará como «{free}».
        </p>
      )}
      {savedSlug !== '' && usable && (
        <p className="text-sm text-ink-700">
          La dirección de antes seguirá funcionando: llevará a la nueva.
        </p>
      )}
      {suggestion !== slug && suggestion !== '' && (
        <button
          type="button"
          className={buttonClass('quiet', 'justify-self-start text-sm')}
          onClick={() => setValue('slug', suggestion, { shouldDirty: true, shouldValidate: true })}
        >
          Hacerla del título
        </button>
      )}
    </Panel>
  );
}
