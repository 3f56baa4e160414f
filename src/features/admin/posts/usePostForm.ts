import { zodResolver } from '@hookform/resolvers/zod';
import { startTransition, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { differingFields, withFields } from './fields';
import { blankValues, type EditablePost } from './post';
import { postSchema, type PostValues } from './schema';
import { type Translation } from '@/site/languages';

/** The post in the database as this editor last saw it; `version` is null for a new post. */
export interface SavedPost extends Pick<
  EditablePost,
  'values' | 'deleted_at' | 'written_languages' | 'complete_languages' | 'outdated_languages'
> {
  version: number | null;
}

const newPost = (): SavedPost => ({
  ...{ version: null, values: blankValues(), deleted_at: null },
  ...{ written_languages: [], complete_languages: [], outdated_languages: [] },
});

export type PostForm = ReturnType<typeof usePostForm>;

/** The form of a post and the saved post that it is compared with. @param post null for a new one. */
export function usePostForm(id: string, post: EditablePost | null) {
  const [saved, setSaved] = useState<SavedPost>(() => post ?? newPost());
  const form = useForm<PostValues>({
    defaultValues: saved.values,
    resolver: zodResolver(postSchema),
    mode: 'onTouched',
    // The first error may be on another tab, where `useLanguageTabs` focuses it.
    shouldFocusError: false,
  });
  const [values, setValues] = useState(() => form.getValues());
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // A key typed into a long post appears before the rest of the editor is rendered again.
        callback: () => startTransition(() => setValues(form.getValues())),
      }),
    [form],
  );

  /** Fills the form with values edited on top of a saved post. */
  function load(base: SavedPost, edited: PostValues) {
    setSaved(base);
    form.reset(edited);
    setValues(edited);
  }

  /** Adopts a saved version, but for what was changed meanwhile. @param edited what the form goes on with. */
  function acceptSave(next: EditablePost, sent: PostValues, edited = next.values) {
    const current = form.getValues();
    load(next, withFields(edited, current, differingFields(current, sent)));
  }

  /** Adopts the confirmation of a whole translation. */
  function acceptConfirmation(language: Translation) {
    setSaved((now) => ({
      ...now,
      outdated_languages: now.outdated_languages.filter((code) => code !== language),
    }));
  }

  /** Adopts a post restored from the bin. What others have saved since is a conflict of the next save. */
  function acceptRestore({ version, deleted_at }: EditablePost) {
    const onlyRestored = version - 1 === saved.version;
    setSaved({ ...saved, deleted_at, version: onlyRestored ? version : saved.version });
  }

  return {
    id,
    form,
    saved,
    setSaved,
    /** What the form holds, a moment after it is typed; `form.getValues()` has it at once. */
    values,
    dirty: differingFields(values, saved.values).length > 0,
    load,
    acceptSave,
    acceptConfirmation,
    acceptRestore,
  };
}
