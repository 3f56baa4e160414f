import { zodResolver } from '@hookform/resolvers/zod';
import { startTransition, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { differingFields, FIELDS, restoredOver, shownValue } from './fields';
import { blankValues, type EditablePost } from './post';
import { type PostFieldName, postSchema, type PostValues } from './schema';
import { type Translation } from '@/site/languages';

/** The post in the database as this editor last saw it; `version` is null for a new post. */
export interface SavedPost extends Pick<EditablePost, 'values' | 'outdated' | 'inBin'> {
  version: number | null;
}

export type PostForm = ReturnType<typeof usePostForm>;

// A copy, because the form changes its own object in place.
const copyValues = (values: PostValues) => ({ ...values });

/** The form of a post and the saved post that it is compared with. @param post null for a new one. */
export function usePostForm(post: EditablePost | null) {
  const [newId] = useState(() => crypto.randomUUID());
  const [saved, setSaved] = useState<SavedPost>(
    () => post ?? { version: null, values: blankValues(), outdated: [], inBin: false },
  );
  const form = useForm<PostValues>({
    defaultValues: saved.values,
    resolver: zodResolver(postSchema),
    mode: 'onTouched',
    // The first error may be on another tab, where `useLanguageTabs` focuses it.
    shouldFocusError: false,
  });
  // Saving and confirming raise the version, so neither begins while the other runs.
  const [confirming, setConfirming] = useState(false);
  const [values, setValues] = useState(() => copyValues(form.getValues()));
  const adoptValues = () => setValues(copyValues(form.getValues()));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // A key typed into a long post appears before the rest of the editor is rendered again.
        callback: () => startTransition(() => setValues(copyValues(form.getValues()))),
      }),
    [form],
  );

  function setField(name: PostFieldName, from: PostValues) {
    if (shownValue(form.getValues(), name) === shownValue(from, name)) return;
    form.setValue(name, from[name], { shouldDirty: true });
  }

  /** Fills the form with values edited on top of a saved post. */
  function load(base: SavedPost, edited: PostValues) {
    setSaved(base);
    form.reset(base.values);
    for (const { name } of FIELDS) setField(name, edited);
    adoptValues();
  }

  /** Fills in an earlier version, to be read and saved. */
  function fillIn(version: PostValues) {
    const restored = restoredOver(form.getValues(), version);
    for (const { name } of FIELDS) setField(name, restored);
  }

  /** Adopts a saved version, except for the fields that were changed during the request. */
  function acceptSave(next: PostValues, sent: PostValues) {
    const current = form.getValues();
    form.reset(next);
    for (const { name } of differingFields(current, sent)) setField(name, current);
    adoptValues();
  }

  /** Adopts the confirmation of a translation, or of a part of it. */
  function acceptConfirmation(language: Translation, version: number, isRight: boolean) {
    setSaved((now) => ({
      ...now,
      version,
      outdated: now.outdated.filter((code) => code !== language || !isRight),
    }));
  }

  /**
   * Adopts a post restored from the bin. If others have saved it since, the old version is
   * kept, so that the next save detects the conflict.
   */
  function acceptRestore({ version, inBin }: EditablePost) {
    const onlyRestored = version - 1 === saved.version;
    setSaved({ ...saved, inBin, version: onlyRestored ? version : saved.version });
  }

  return {
    id: post?.id ?? newId,
    form,
    saved,
    setSaved,
    confirming,
    setConfirming,
    /** What the form holds, a moment after it is typed; `form.getValues()` has it at once. */
    values,
    dirty: differingFields(values, saved.values).length > 0,
    load,
    fillIn,
    acceptSave,
    acceptConfirmation,
    acceptRestore,
  };
}
