import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDrafts } from '@/lib/admin/drafts';
import { failureText } from '@/lib/admin/requests';
import { useUnloadGuard } from '@/lib/admin/LeaveGuard';
import { z } from '@/lib/admin/zod';
import { enquiries as t } from '@/admin-texts';
import { Button, Problem, TextArea } from '@/ui/admin/controls';
import { useShortcut } from '@/ui/admin/useShortcut';
import type { Enquiry } from './enquiry';
import { EnquiryConflict, saveEnquiry } from './mutations';
import { oneKey } from './queries';

const MAX_LENGTH = 10_000;

const draftSchema = z.object({ base: z.string(), text: z.string() });
type Draft = z.infer<typeof draftSchema>;

const isUnsaved = ({ base, text }: Draft) => text !== base;

/**
 * Private notes, saved when the field loses the focus and by Ctrl+S, and until then a draft of their
 * author. What somebody else has written meanwhile is put above them.
 */
export function EnquiryNotes({ enquiry: { id, notes } }: { enquiry: Enquiry }) {
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
          await saveEnquiry(id, 'notes', base, text);
          // Unless the cache was cleared since, as the session ended.
          client.setQueryData<Enquiry>(oneKey(id), (shown) => shown && { ...shown, notes: text });
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

  function save() {
    const isUnderWay = isPending && variables === latest.current.text;
    if (isUnsaved(latest.current) && !isUnderWay) mutate(latest.current.text);
  }
  useShortcut('ctrl+s', save);

  return (
    <div className="grid gap-2">
      <TextArea
        label={t('notes.label')}
        hint={t('notes.hint')}
        rows={5}
        maxLength={MAX_LENGTH}
        value={draft.text}
        onChange={({ target }) => {
          keep({ base: latest.current.base, text: target.value });
          if (!isPending) reset();
        }}
        onBlur={save}
        dir="auto"
      />
      <div className="flex min-h-6 flex-wrap items-center gap-3 text-sm">
        <p role="status">
          {isPending && t('common.saving')}
          {!isPending && isSuccess && !dirty && t(data ? 'notes.joined' : 'notes.saved')}
          {!isPending && !error && dirty && t('notes.unsaved')}
        </p>
        {error && (
          <>
            <Problem>{t('notes.failed', { problem: failureText(error) })}</Problem>
            <Button onClick={save}>{t('notes.save')}</Button>
          </>
        )}
      </div>
    </div>
  );
}
