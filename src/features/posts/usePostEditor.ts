import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { storedName } from '@/lib/imageStore';
import type { Language } from '@/site/languages';
import { useShortcut } from '@/ui/useShortcut';
import { differingFields, FIELDS } from './fields';
import { blankValues, type EditablePost } from './post';
import { type PostFieldName, postSchema, type PostValues, type Translation } from './schema';
import { useDraft } from './useDraft';
import { type Saved, setField, usePostSaving } from './usePostSaving';

interface EditorOptions {
  /** Null for a new post. */
  post: EditablePost | null;
  person: string;
  /** A new post has been saved, and has an address of its own now. */
  onCreated: (id: string) => void;
}

type Base = Saved & Pick<EditablePost, 'outdated' | 'inBin'>;

/** The editor's state: the form, what is saved, the draft, and the ways to save. */
export function usePostEditor({ post, person, onCreated }: EditorOptions) {
  const [newId] = useState(() => crypto.randomUUID());
  const id = post?.id ?? newId;
  const [base, setBase] = useState<Base>(
    () => post ?? { version: null, values: blankValues(), outdated: [], inBin: false },
  );
  const [language, setLanguage] = useState<Language>('es');
  const form = useForm<PostValues>({
    defaultValues: base.values,
    resolver: zodResolver(postSchema),
    mode: 'onTouched',
    // Errors may be on another tab: `complain` finds them.
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as PostValues;
  const dirty = differingFields(values, base.values).length > 0;
  const draftKey = base.version === null ? 'new' : id;
  const { version, values: saved } = base;
  const draft = useDraft({ post: draftKey, person, version, saved, values });

  const saving = usePostSaving({
    id,
    form,
    onSaved(savedPost, asNew) {
      if (asNew) draft.discard('new');
      setBase(savedPost);
      if (asNew && post === null) onCreated(savedPost.id);
    },
  });

  /** Leads to the first field that is wrong, on whatever tab it is. */
  function complain(errors: FieldErrors<PostValues>) {
    const wrong = FIELDS.find(({ name }) => errors[name]);
    if (!wrong) return;
    if (wrong.language) setLanguage(wrong.language);
    focusSoon(wrong.name);
  }

  function focusSoon(name: PostFieldName) {
    // The field of another tab is there only after the next render.
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus();
    });
  }

  async function save(over: Saved = base): Promise<void> {
    if (saving.saving || draft.offer) return;
    const submit = form.handleSubmit((checked) => saving.save(checked, over), complain);
    await submit();
  }

  useShortcut('ctrl+s', () => {
    if (!document.querySelector('dialog[open]')) void save();
  });

  return {
    id,
    form,
    base,
    values,
    dirty,
    language,
    setLanguage,
    saving,
    save,
    draft: {
      offer: draft.offer,
      discard: () => {
        draft.discard();
        draft.settle();
      },
      /** Goes on from the draft, over the version that it was typed over. */
      restore: () => {
        const { offer } = draft;
        if (!offer) return;
        if (offer.version !== base.version) {
          setBase({ ...base, version: offer.version, values: offer.base });
        }
        form.reset(offer.base);
        for (const { name } of FIELDS) setField(form, name, offer.values);
        draft.settle();
      },
    },
    /** Saves what was chosen in a conflict over what the other person saved. */
    settleConflict: (chosen: PostValues, theirs: EditablePost) => {
      setBase(theirs);
      form.reset(theirs.values);
      for (const { name } of FIELDS) setField(form, name, chosen);
      void save(theirs);
    },
    /** Writes a post again that somebody deleted for good. */
    saveAgain: () => {
      // Its picture was deleted with it.
      if (storedName(form.getValues('image')) !== undefined) {
        form.setValue('image', '');
        form.setValue('imageAlt', '');
      }
      const over = { ...base, version: null };
      setBase(over);
      saving.forgetGone();
      void save(over);
    },
    confirmed: (translation: Translation, newVersion: number) => {
      setBase({
        ...base,
        version: newVersion,
        outdated: base.outdated.filter((code) => code !== translation),
      });
    },
    /** Taken out of the bin. Where more was saved than that, the version stays behind and a save will compare. */
    restored: ({ version: now, inBin }: EditablePost) => {
      setBase({ ...base, inBin, version: now - 1 === base.version ? now : base.version });
    },
  };
}
