import { languageName } from '@/lib/admin/languageName';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { texts as t } from '@/admin-texts';
import { hintOf } from '@/lib/errors';
import { failureText } from '@/lib/admin/failures';
import type { Language } from '@/site/languages';
import { LONG_TOAST_MS, UNTIL_CLOSED } from '@/ui/admin/AdminToaster';
import type { Overrides, TextEntry, Texts } from './catalogue';
import {
  type ByForm,
  changesOf,
  confirmationOf,
  inverseOf,
  ownTexts,
  resetOf,
  shownTexts,
  type TextChange,
  withChanges,
  withSources,
} from './changes';
import { cellProblems } from './checks';
import { saveTexts, textsKeys } from './queries';

/** A text being edited. It outlives its row, which is unmounted when scrolled out of view. */
export interface Draft {
  entry: TextEntry;
  language: Language;
  /** The firm's overrides when editing began. */
  base: ByForm<string | null>;
  /** The displayed texts when editing began. */
  start: ByForm<string>;
  values: ByForm<string>;
  problems: ByForm<string>;
  /** Why it could not be saved. */
  failure: string | undefined;
  saving: boolean;
}

/** The key of a text in a language, for drafts and DOM lookups. */
export const cellId = (entry: TextEntry, language: Language) => `${language}/${entry.id}`;

/** Whether a draft differs from the displayed text. */
export function isDirty({ values, start }: Draft): boolean {
  return Object.keys(values).some((id) => values[id] !== start[id]);
}

const nameOf = (entry: TextEntry, language: Language) => `${entry.key} (${languageName(language)})`;

/** The drafts of the list and the actions that save them. */
export function useTextEditing(texts: Texts) {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [announcement, setAnnouncement] = useState('');

  const put = (id: string, change: (draft: Draft) => Draft) =>
    setDrafts((all) => {
      const draft = all.get(id);
      return draft ? new Map(all).set(id, change(draft)) : all;
    });
  const drop = (id: string) =>
    setDrafts((all) => {
      const rest = new Map(all);
      rest.delete(id);
      return rest;
    });
  const refetch = () => client.invalidateQueries({ queryKey: textsKeys.overrides });

  /** The texts as they were saved last, perhaps since the caller was rendered. */
  const latest = () => ({ ...texts, ...client.getQueryData<Overrides>(textsKeys.overrides) });

  /** @throws {BackendError} as `saveTexts`. */
  async function commit(planned: readonly TextChange[]): Promise<void> {
    const changes = withSources(latest(), planned);
    try {
      await saveTexts(changes);
      await client.cancelQueries({ queryKey: textsKeys.overrides });
      client.setQueryData<Overrides>(
        textsKeys.overrides,
        (now) => now && withChanges(now, changes),
      );
    } finally {
      void refetch();
    }
  }

  async function save(id: string, base?: Draft['base']): Promise<void> {
    const draft = drafts.get(id);
    if (!draft || draft.saving) return;
    const { entry, language, values } = draft;
    const problems = cellProblems(texts, language, entry, values);
    const changes = changesOf(texts, language, values, base ?? draft.base);
    const hasProblems = Object.keys(problems).length > 0;
    put(id, (now) => ({ ...now, problems, failure: undefined, saving: !hasProblems }));
    if (hasProblems) return;
    try {
      if (changes.length > 0) await commit(changes);
    } catch (error) {
      // The other person's text appears beside the draft once it is refetched.
      const failure = hintOf(error) === 'text_changed' ? undefined : failureText(error);
      put(id, (now) => ({ ...now, failure, saving: false }));
      return;
    }
    setDrafts((all) => {
      const now = all.get(id);
      const rest = new Map(all);
      rest.delete(id);
      // What was typed meanwhile is still to be saved.
      if (!now || now.values === values) return rest;
      const saved = ownTexts(latest(), language, entry);
      return rest.set(id, { ...now, base: saved, start: values, saving: false });
    });
    setAnnouncement(t('editing.saved', { name: nameOf(entry, language) }));
  }

  const sayFailure = (error: unknown, changed: string) =>
    toast.error(hintOf(error) === 'text_changed' ? changed : failureText(error), {
      duration: LONG_TOAST_MS,
    });

  /** Saves changes at once and offers to undo them. */
  async function commitWithUndo(changes: readonly TextChange[], done: string): Promise<void> {
    await commit(changes);
    setAnnouncement(done);
    toast(done, {
      duration: UNTIL_CLOSED,
      action: {
        label: t('editing.undo'),
        onClick: () => {
          commit(inverseOf(changes, texts)).then(
            () => setAnnouncement(t('editing.undone')),
            (error: unknown) => sayFailure(error, t('editing.notUndone')),
          );
        },
      },
    });
  }

  return {
    drafts,
    /** The last action, to be announced by screen readers. */
    announcement,
    open(entry: TextEntry, language: Language) {
      const values = shownTexts(texts, language, entry);
      const draft: Draft = {
        entry,
        language,
        base: ownTexts(texts, language, entry),
        start: values,
        values,
        problems: {},
        failure: undefined,
        saving: false,
      };
      setDrafts((all) => new Map(all).set(cellId(entry, language), draft));
    },
    type(id: string, form: string, text: string) {
      put(id, (draft) => ({
        ...draft,
        values: { ...draft.values, [form]: text },
        problems: { ...draft.problems, [form]: undefined },
      }));
    },
    cancel: drop,
    discardAll: () => setDrafts(new Map()),
    save,
    /** Overwrites what somebody else has saved since, which the person has seen. */
    async saveMine(id: string) {
      const draft = drafts.get(id);
      if (draft) await save(id, ownTexts(texts, draft.language, draft.entry));
    },
    async saveAll() {
      for (const [id, draft] of drafts) if (isDirty(draft)) await save(id);
    },
    /** Confirms that an outdated translation is right for the Spanish text of now. */
    async confirm(entry: TextEntry, language: Language) {
      const id = cellId(entry, language);
      try {
        await commit(confirmationOf(texts, language, entry));
        drop(id);
        setAnnouncement(t('editing.right', { name: nameOf(entry, language) }));
      } catch (error) {
        put(id, (draft) => ({ ...draft, failure: failureText(error) }));
      }
    },
    async reset(entry: TextEntry, language: Language) {
      const changes = resetOf(texts, language, entry);
      try {
        await commitWithUndo(changes, t('editing.reset', { name: nameOf(entry, language) }));
        drop(cellId(entry, language));
      } catch (error) {
        sayFailure(error, t('editing.changed'));
      }
    },
    commitWithUndo,
  };
}

export type TextEditing = ReturnType<typeof useTextEditing>;
