import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDrafts } from '@/lib/admin/drafts';
import { failureText } from '@/lib/admin/failureText';
import { useUnloadGuard } from '@/lib/admin/useLeaveGuard';
import { z } from '@/lib/admin/zod';
import { saveEnquiry, EnquiryConflict, showSaved } from './mutations';
import type { Enquiry } from './enquiry';

type Saving =
  | { state: 'idle' | 'saving' | 'saved' | 'joined' }
  | { state: 'failed'; problem: string };

const draftSchema = z.object({ base: z.string(), text: z.string() });
type Draft = z.infer<typeof draftSchema>;

const isUnsaved = ({ base, text }: Draft) => text !== base;

/**
 * The private notes of an enquiry. Until it is saved, what is typed is kept as a draft of its
 * author, which survives leaving the enquiry, closing the tab and the end of the session. What
 * somebody else has written meanwhile is put above it.
 */
export function useNotes(enquiry: Enquiry) {
  const client = useQueryClient();
  const drafts = useDrafts();
  const draftName = `notes_${enquiry.id}`;
  const [draft, setDraft] = useState(
    () =>
      draftSchema.safeParse(drafts.read(draftName)).data ?? {
        base: enquiry.notes,
        text: enquiry.notes,
      },
  );
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const dirty = isUnsaved(draft);
  // What a save that is under way finds when it ends.
  const latest = useRef(draft);
  const isSaving = useRef(false);
  const isWanted = useRef(false);

  // Adopts somebody else's change unless there are unsaved ones here.
  if (!dirty && enquiry.notes !== draft.base && saving.state !== 'saving') {
    setDraft({ base: enquiry.notes, text: enquiry.notes });
  }
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  useUnloadGuard(dirty);

  function keep(next: Draft) {
    latest.current = next;
    setDraft(next);
    if (isUnsaved(next)) drafts.write(draftName, next);
    else drafts.remove(draftName);
  }

  async function save() {
    isWanted.current = true;
    if (isSaving.current) return;
    isSaving.current = true;
    let ended: Saving = { state: 'saved' };
    while (isWanted.current && isUnsaved(latest.current)) {
      isWanted.current = false;
      const { base, text } = latest.current;
      setSaving({ state: 'saving' });
      try {
        showSaved(client, await saveEnquiry(enquiry.id, 'notes', base, text));
        keep({ base: text, text: latest.current.text });
      } catch (error) {
        const theirs = error instanceof EnquiryConflict ? error.theirs.notes : base;
        if (theirs === base) {
          ended = { state: 'failed', problem: failureText(error) };
          break;
        }
        keep({ base: theirs, text: `${theirs}\n\n${latest.current.text}`.trim() });
        ended = { state: 'joined' };
        isWanted.current = true;
      }
    }
    isSaving.current = false;
    setSaving((now) => {
      if (now.state !== 'saving') return now;
      // More may have been typed during the request.
      return ended.state !== 'failed' && isUnsaved(latest.current) ? { state: 'idle' } : ended;
    });
  }

  // Saves on unmount as well, when the field has not lost the focus.
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => () => void latestSave.current(), []);

  return {
    text: draft.text,
    dirty,
    saving,
    change: (text: string) => {
      keep({ base: latest.current.base, text });
      if (!isSaving.current) setSaving({ state: 'idle' });
    },
    save: () => void save(),
  };
}
