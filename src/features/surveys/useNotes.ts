import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '@/lib/failureText';
import { saveSurvey, SurveyConflict, surveysKeys } from './queries';
import type { Survey } from './survey';

type Saving =
  | { state: 'idle' | 'saving' | 'saved' }
  | { state: 'failed'; problem: string }
  | { state: 'conflict'; theirs: string };

/** What could not be saved, by enquiry, for as long as the page lives: opening another loses nothing. */
const unsaved = new Map<string, { base: string; text: string }>();

/** The private notes of an enquiry while they are written: what is typed stays until the database has it. */
export function useNotes(survey: Survey) {
  const client = useQueryClient();
  const [{ base, text }, setDraft] = useState(
    () => unsaved.get(survey.id) ?? { base: survey.notes, text: survey.notes },
  );
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const dirty = text !== base;

  // Somebody else wrote meanwhile, and nothing is being written here.
  if (!dirty && survey.notes !== base && saving.state !== 'saving') {
    setDraft({ base: survey.notes, text: survey.notes });
  }

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  function change(next: string, from = base) {
    setDraft({ base: from, text: next });
    if (next === from) unsaved.delete(survey.id);
    else unsaved.set(survey.id, { base: from, text: next });
    if (saving.state === 'saved') setSaving({ state: 'idle' });
  }

  async function save(value = text, from = base) {
    if (saving.state === 'saving') return;
    // Undecided: only an answer to the question on the screen goes on, not the field that loses the focus by it.
    if (saving.state === 'conflict' && from !== saving.theirs) return;
    if (value === from) {
      setSaving({ state: 'idle' });
      return;
    }
    setSaving({ state: 'saving' });
    try {
      const saved = await saveSurvey(survey.id, 'notes', from, value);
      client.setQueryData(surveysKeys.one(survey.id), saved);
      // More may have been typed while this was on its way.
      setDraft((now) => {
        const next = { base: value, text: now.text };
        if (next.text === value) unsaved.delete(survey.id);
        else unsaved.set(survey.id, next);
        return next;
      });
      setSaving({ state: 'saved' });
    } catch (error) {
      setSaving(
        error instanceof SurveyConflict
          ? { state: 'conflict', theirs: error.theirs.notes }
          : { state: 'failed', problem: failureText(error) },
      );
    }
  }

  // The way back, or another enquiry, while the field still has the focus.
  const leave = useRef(save);
  useEffect(() => {
    leave.current = save;
  });
  useEffect(() => () => void leave.current(), []);

  return {
    text,
    dirty,
    saving,
    change: (next: string) => change(next),
    save: () => void save(),
    /** After a conflict: goes on from what the other person wrote, with this text. */
    settle: (next: string) => {
      if (saving.state !== 'conflict') return;
      change(next, saving.theirs);
      void save(next, saving.theirs);
    },
  };
}
