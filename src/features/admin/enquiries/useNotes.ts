import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDrafts } from '@/lib/admin/drafts';
import { failureText } from '@/lib/admin/failureText';
import { z } from '@/lib/admin/zod';
import { saveEnquiry, EnquiryConflict, showSaved } from './mutations';
import type { Enquiry } from './enquiry';

type Saving =
  | { state: 'idle' | 'saving' | 'saved' }
  | { state: 'failed'; problem: string }
  | { state: 'conflict'; theirs: string };

const draftSchema = z.object({ base: z.string(), text: z.string() });

/**
 * The private notes of an enquiry. Until it is saved, what is typed is kept as a draft of its
 * author, which survives leaving the enquiry, closing the tab and the end of the session.
 */
export function useNotes(enquiry: Enquiry) {
  const client = useQueryClient();
  const drafts = useDrafts();
  const draftName = `notes_${enquiry.id}`;
  const [{ base, text }, setDraft] = useState(
    () =>
      draftSchema.safeParse(drafts.read(draftName)).data ?? {
        base: enquiry.notes,
        text: enquiry.notes,
      },
  );
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const dirty = text !== base;

  // Adopts somebody else's change unless there are unsaved ones here.
  if (!dirty && enquiry.notes !== base && saving.state !== 'saving') {
    setDraft({ base: enquiry.notes, text: enquiry.notes });
  }

  useEffect(() => {
    if (!dirty) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [dirty]);

  function keep(draft: z.infer<typeof draftSchema>) {
    if (draft.text === draft.base) drafts.remove(draftName);
    else drafts.write(draftName, draft);
  }

  function change(next: string, from = base) {
    setDraft({ base: from, text: next });
    keep({ base: from, text: next });
    if (saving.state === 'saved') setSaving({ state: 'idle' });
  }

  async function save(value = text, from = base) {
    if (saving.state === 'saving') return;
    // During a conflict only a choice in the dialog saves, not the blur that it causes.
    if (saving.state === 'conflict' && from !== saving.theirs) return;
    if (value === from) {
      setSaving({ state: 'idle' });
      return;
    }
    setSaving({ state: 'saving' });
    try {
      const saved = await saveEnquiry(enquiry.id, 'notes', from, value);
      showSaved(client, saved);
      // More may have been typed during the request.
      setDraft((now) => {
        const next = { base: value, text: now.text };
        keep(next);
        return next;
      });
      setSaving({ state: 'saved' });
    } catch (error) {
      setSaving(
        error instanceof EnquiryConflict
          ? { state: 'conflict', theirs: error.theirs.notes }
          : { state: 'failed', problem: failureText(error) },
      );
    }
  }

  // Saves on unmount as well, when the field has not lost the focus.
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => () => void latestSave.current(), []);

  return {
    text,
    dirty,
    saving,
    change: (next: string) => change(next),
    save: () => void save(),
    /** Resolves a conflict by saving a text over what the other person wrote. */
    resolveConflict: (next: string) => {
      if (saving.state !== 'conflict') return;
      change(next, saving.theirs);
      void save(next, saving.theirs);
    },
  };
}
