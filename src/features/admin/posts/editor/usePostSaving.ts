import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { toast } from 'sonner';
import { BackendError } from '@/lib/errors';
import { failureText } from '@/lib/admin/requests';
import { sweepImages } from '@/lib/admin/imageStore';
import { posts as t } from '@/admin-texts';
import { LONG_TOAST_MS } from '@/ui/admin/AdminToaster';
import type { Conflict } from './ConflictDialog';
import { differingFields, labelWithin, merge } from '../fields';
import { type EditablePost, savedState } from '../post';
import { longDate } from '../dates';
import { savePost, sessionIsGood } from '../mutations';
import { ALT_NAMES, type PostValues, textName } from '../schema';
import { countLostPictures } from '../text/lostPictures';
import { parseBlocks, plainTextOf } from '@/lib/markdown/blocks';
import { LANGUAGES } from '@/site/languages';
import { SLUG_COLUMNS } from '@/site/slugs';
import type { Doubt } from '../links/LinkPanel';
import { findDeadLinks } from '../links/queries';
import type { PostForm, SavedPost } from '../usePostForm';

interface SavingOptions {
  post: PostForm;
  onInvalid: (errors: FieldErrors<PostValues>) => void;
  /** Called once a new post is saved. */
  onCreated: () => void;
}

interface SaveOptions {
  /** The saved post that the form was edited from. */
  base?: SavedPost;
  hidden?: boolean;
  /** Whether what readers would miss has been shown. */
  asked?: boolean;
}

/** What a save asks before it goes on. */
type Question =
  | ({ kind: 'conflict' } & Conflict)
  | { kind: 'doubts'; doubts: Doubt[]; options: SaveOptions }
  /** Somebody has permanently deleted the post. */
  | { kind: 'deleted' };

/** Says what a save has changed for readers. */
function savedText(saved: EditablePost, base: SavedPost): string {
  const state = savedState(saved);
  const before = base.version === null ? 'hidden' : savedState(base);
  if (state === before || state === 'bin') {
    return state === 'hidden' ? t('saving.draft') : t('saving.saved');
  }
  const texts = { scheduled: 'scheduled', published: 'published', hidden: 'nowDraft' } as const;
  return t(`saving.${texts[state]}`, { date: longDate(saved.values.date) });
}

/** What readers would miss in a post: what links lead to, descriptions of pictures (WCAG 1.1.1), lost pictures. */
async function findDoubts(client: QueryClient, values: PostValues): Promise<Doubt[]> {
  const links = await findDeadLinks(client, values);
  const pictures = LANGUAGES.flatMap((language) => {
    const blocks = parseBlocks(values[textName('content', language)]);
    const undescribed = blocks.filter(
      (block) => block.type === 'image' && block.attrs.alt.trim() === '',
    );
    const counts = {
      undescribed: undescribed.length,
      lost: countLostPictures(plainTextOf(blocks)),
    };
    return (['undescribed', 'lost'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind) => ({ language, problem: t(`saveDialogs.${kind}`, { count: counts[kind] }) }));
  });
  return [...links, ...pictures];
}

/** Saves a post's values on top of the version that they were edited from. */
export function usePostSaving({ post, onInvalid, onCreated }: SavingOptions) {
  const { id, form } = post;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [question, setQuestion] = useState<Question>();
  const client = useQueryClient();

  function accept(saved: EditablePost, base: SavedPost, sent: PostValues) {
    post.acceptSave(saved, sent);
    if (base.values.image !== saved.values.image) void sweepImages(base.values.image);
    if (base.version === null) onCreated();
    toast(savedText(saved, base));
    for (const name of SLUG_COLUMNS) {
      const [wanted, kept] = [sent[name].trim(), saved.values[name]];
      if (wanted && kept && wanted !== kept) {
        toast(t('saving.addressTaken', { wanted, saved: kept }), { duration: LONG_TOAST_MS });
      }
    }
  }

  /** @param values of the form as it was `sent`, parsed by the schema. @param base what they were edited from. */
  async function saveOver(values: PostValues, base: SavedPost, sent: PostValues): Promise<void> {
    const { now: theirs, isSaved } = await savePost(id, base.version, values);
    if (!theirs) setQuestion({ kind: 'deleted' });
    else if (isSaved) accept(theirs, base, sent);
    else {
      const { merged, taken, clashes } = merge(base.values, values, theirs.values);
      if (differingFields(values, theirs.values).length === 0) {
        // An earlier attempt was saved after all, and only its response was lost.
        accept(theirs, base, sent);
      } else if (clashes.length > 0 || !theirs.deleted_at !== !base.deleted_at) {
        setQuestion({ kind: 'conflict', theirs, merged, clashes, taken });
      } else if (taken.length === 0) await saveOver(merged, theirs, sent);
      else {
        // To be read first: it may be about to be published.
        post.acceptSave(theirs, sent, { ...merged, hidden: theirs.values.hidden });
        const fields = taken.map(labelWithin).join(', ');
        setProblem(t('saving.merged', { fields }));
      }
    }
  }

  /** @param hidden whether to keep it as a draft; otherwise what it is stays. */
  async function save({
    base = post.saved,
    hidden = base.values.hidden,
    asked = false,
  }: SaveOptions = {}): Promise<void> {
    if (busy) return;
    setQuestion(undefined);
    const submit = form.handleSubmit(async (parsed) => {
      const values = { ...parsed, hidden };
      const sent = form.getValues();
      setBusy(true);
      setProblem('');
      try {
        // At once or on its date.
        const publishes = !hidden && (base.version === null || base.values.hidden);
        const doubts = publishes && !asked ? await findDoubts(client, values) : [];
        if (doubts.length > 0)
          setQuestion({ kind: 'doubts', doubts, options: { base, hidden, asked: true } });
        else await saveOver(values, base, sent);
      } catch (error) {
        const forbidden = error instanceof BackendError && error.kind === 'forbidden';
        if (forbidden && !(await sessionIsGood())) setProblem(t('saving.sessionEnded'));
        else setProblem(t('saving.failed', { reason: failureText(error) }));
      }
      setBusy(false);
    }, onInvalid);
    await submit();
  }

  return {
    save: (options?: SaveOptions) => void save(options),
    busy,
    problem,
    question,
    dismiss: () => setQuestion(undefined),
    /** Saves merged values over what the other person saved. */
    resolveConflict: (merged: PostValues, theirs: EditablePost) => {
      post.load(theirs, merged);
      void save({ base: theirs, hidden: merged.hidden });
    },
    /** Saves a permanently deleted post as a new one. */
    saveAsNew: () => {
      // Its image was deleted with it.
      if (form.getValues('image') === post.saved.values.image) {
        for (const name of ['image', ...ALT_NAMES] as const) form.setValue(name, '');
      }
      const base = { ...post.saved, version: null };
      post.setSaved(base);
      void save({ base });
    },
  };
}
