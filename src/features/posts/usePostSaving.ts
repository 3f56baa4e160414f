import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import { BackendError } from '@/lib/errors';
import { failureText } from '@/lib/failureText';
import { fromDataUrl, isDataUrl } from '@/lib/imageFile';
import { removeImages, uploadImage } from '@/lib/imageStore';
import type { Conflict } from './ConflictDialog';
import { differingFields, shownValue } from './fields';
import type { EditablePost } from './post';
import { savePost, sessionIsGood, sweepImages } from './queries';
import type { PostFieldName, PostValues } from './schema';

/** What the database has, as far as this editor knows. */
export interface Saved {
  /** Null for a post that was never saved. */
  version: number | null;
  values: PostValues;
}

interface SavingOptions {
  id: string;
  form: UseFormReturn<PostValues>;
  onSaved: (post: EditablePost, asNew: boolean) => void;
}

const SESSION_ENDED =
  'No se ha guardado: su sesión ha terminado. Entre de nuevo y pulse Guardar; lo escrito sigue aquí.';

/** Saves the post: the picture first, then the texts over the version they were typed over. */
export function usePostSaving({ id, form, onSaved }: SavingOptions) {
  const [saving, setSaving] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState('');
  const [conflict, setConflict] = useState<Conflict>();
  const [gone, setGone] = useState(false);
  // Sent, but not in a saved post yet: used by the next try, removed when the editor is left.
  const upload = useRef<{ dataUrl: string; url: string }>(undefined);

  useEffect(
    () => () => {
      if (upload.current) void removeImages([upload.current.url]);
    },
    [],
  );

  async function send(image: string): Promise<string> {
    const before = upload.current;
    if (before?.dataUrl === image) return before.url;
    if (before) {
      upload.current = undefined;
      void removeImages([before.url]);
    }
    if (!isDataUrl(image)) return image;
    setProgress(0);
    try {
      const url = await uploadImage('posts', fromDataUrl(image), setProgress);
      upload.current = { dataUrl: image, url };
      return url;
    } finally {
      setProgress(undefined);
    }
  }

  /** Takes over what was saved; what was typed meanwhile stays typed. */
  function accept(post: EditablePost, over: Saved, sent: PostValues) {
    const now = form.getValues();
    form.reset(post.values);
    for (const { name } of differingFields(now, sent)) setField(form, name, now);
    const needless = [over.values.image, upload.current?.url ?? ''];
    upload.current = undefined;
    const removed = needless.filter((url) => url !== '' && url !== post.values.image);
    // And what an earlier save, closed too soon, has left behind.
    if (removed.length > 0) void removeImages(removed).then(sweepImages);
    onSaved(post, over.version === null);
    toast('Entrada guardada.');
    const wanted = sent.slug.trim();
    if (wanted && wanted !== post.values.slug) {
      toast(`La dirección «${wanted}» ya existía: se ha guardado como «${post.values.slug}».`, {
        duration: 10_000,
      });
    }
  }

  /** @param values as the schema gives them; @param over what they were typed over. */
  async function save(values: PostValues, over: Saved): Promise<void> {
    const sent = form.getValues();
    setSaving(true);
    setProblem('');
    setConflict(undefined);
    try {
      const image = await send(values.image);
      const outcome = await savePost(id, over.version, { ...values, image });
      if (outcome.kind === 'saved') accept(outcome.post, over, sent);
      else if (outcome.kind === 'gone') setGone(true);
      else if (differingFields({ ...values, image }, outcome.theirs.values).length === 0) {
        // An earlier try had arrived after all, and only its answer was lost.
        accept(outcome.theirs, over, sent);
      } else setConflict({ base: over.values, mine: values, theirs: outcome.theirs });
    } catch (error) {
      const refused = error instanceof BackendError && error.kind === 'refused';
      if (refused && !(await sessionIsGood())) setProblem(SESSION_ENDED);
      else setProblem(`No se ha guardado. ${failureText(error)} Lo escrito sigue aquí.`);
    }
    setSaving(false);
  }

  return {
    save,
    saving,
    progress,
    problem,
    conflict,
    dismissConflict: () => setConflict(undefined),
    gone,
    forgetGone: () => setGone(false),
  };
}

/** Types a value into the form. */
export function setField(
  form: UseFormReturn<PostValues>,
  name: PostFieldName,
  values: PostValues,
): void {
  if (shownValue(form.getValues(), name) === shownValue(values, name)) return;
  form.setValue(name, values[name], { shouldDirty: true });
}
