import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDrafts } from '@/lib/admin/drafts';
import { useUnloadGuard } from '@/lib/admin/useLeaveGuard';
import { z } from '@/lib/admin/zod';
import { saveEnquiry, EnquiryConflict, showSaved } from './mutations';
import type { Enquiry } from './enquiry';

const draftSchema = z.object({ base: z.string(), text: z.string() });
type Draft = z.infer<typeof draftSchema>;

const isUnsaved = ({ base, text }: Draft) => text !== base;

/**
 * The private notes of an enquiry. Until it is saved, what is typed is kept as a draft of its
 * author, which survives leaving the enquiry, closing the tab and the end of the session. What
 * somebody else has written meanwhile is put above it.
 */
export function useNotes({ id, notes }: Enquiry) {
  const client = useQueryClient();
  const drafts = useDrafts();
  const draftName = `notes_${id}`;
  const [draft, setDraft] = useState(
    () => draftSchema.safeParse(drafts.read(draftName)).data ?? { base: notes, text: notes },
  );
  // What a save that is under way finds when it ends.
  const latest = useRef(draft);
  const dirty = isUnsaved(draft);

  function keep(next: Draft) {
    latest.current = next;
    setDraft(next);
    if (isUnsaved(next)) drafts.write(draftName, next);
    else drafts.remove(draftName);
  }

  const { mutate, reset, variables, isPending, isSuccess, data, error } = useMutation({
    // One after the other: what is typed meanwhile is saved by the next.
    scope: { id: draftName },
    /** @returns whether somebody else's notes were joined. */
    mutationFn: async (_text: string): Promise<boolean> => {
      for (let isJoined = false; ; isJoined = true) {
        const { base, text } = latest.current;
        if (text === base) return isJoined;
        try {
          showSaved(client, await saveEnquiry(id, 'notes', base, text));
          keep({ base: text, text: latest.current.text });
          return isJoined;
        } catch (failure) {
          const theirs = failure instanceof EnquiryConflict ? failure.theirs.notes : base;
          if (theirs === base) throw failure;
          keep({ base: theirs, text: `${theirs}\n\n${latest.current.text}`.trim() });
        }
      }
    },
  });

  // Adopts somebody else's change unless there are unsaved ones here.
  if (!dirty && notes !== draft.base && !isPending) setDraft({ base: notes, text: notes });
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  useUnloadGuard(dirty);
  // Saves on unmount as well, when the field has not lost the focus.
  useEffect(
    () => () => {
      if (isUnsaved(latest.current)) mutate(latest.current.text);
    },
    [mutate],
  );

  const saved = data ? ('joined' as const) : ('saved' as const);

  return {
    text: draft.text,
    dirty,
    isPending,
    /** What the last save has done with the notes as they are, if it has saved them. */
    saved: isSuccess && !dirty ? saved : undefined,
    error,
    change: (text: string) => {
      keep({ base: latest.current.base, text });
      if (!isPending) reset();
    },
    save: () => {
      const isUnderWay = isPending && variables === latest.current.text;
      if (isUnsaved(latest.current) && !isUnderWay) mutate(latest.current.text);
    },
  };
}
