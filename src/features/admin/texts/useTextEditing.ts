import { languageName } from '@/lib/admin/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { texts as t } from '@/admin-texts';
import { hintOf } from '@/lib/errors';
import { failureText } from '@/lib/admin/requests';
import type { Language } from '@/site/languages';
import { LONG_TOAST_MS, UNTIL_CLOSED } from '@/ui/admin/AdminToaster';
import { type Form, formsOf, type TextEntry, type Texts } from './catalogue';
import {
  type ByForm,
  changeOf,
  inverseOf,
  isNone,
  type TextChange,
  withChanges,
  withSources,
} from './changes';
import { cellProblems } from './checks';
import { overridesOptions, saveTexts } from './queries';

/** A text being edited. It outlives its row, which is unmounted when scrolled out of view. */
export interface Draft {
  entry: TextEntry;
  language: Language;
  /** As they were when editing began. */
  forms: readonly Form[];
  values: ByForm<string>;
  problems: ByForm<string>;
  /** Why it could not be saved. */
  failure: string | undefined;
  saving: boolean;
}

/** The key of a text in a language, for drafts and DOM lookups. */
export const cellId = (entry: TextEntry, language: Language) => `${language}/${entry.id}`;

/** Whether a draft differs from the displayed text. */
export const isDirty = ({ forms, values }: Draft) =>
  forms.some(({ id, shown = '' }) => values[id] !== shown);

const nameOf = ({ entry, language }: Pick<Draft, 'entry' | 'language'>) =>
  `${entry.key} (${languageName(language)})`;

/** The drafts of the list and the actions that save them. */
export function useTextEditing(texts: Texts) {
  const client = useQueryClient();
  const { queryKey } = overridesOptions();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [announcement, setAnnouncement] = useState('');

  /** Changes a draft that is still open; undefined closes it. */
  const put = (id: string, change: (draft: Draft) => Partial<Draft> | undefined) =>
    setDrafts((all) => {
      const draft = all.get(id);
      if (!draft) return all;
      const next = new Map(all);
      const changed = change(draft);
      if (changed) next.set(id, { ...draft, ...changed });
      else next.delete(id);
      return next;
    });
  const close = (id: string) => put(id, () => undefined);

  /** The texts as they were saved last, perhaps since the caller was rendered. */
  const latest = () => ({ ...texts, own: client.getQueryData(queryKey) ?? texts.own });

  /** @throws {BackendError} as `saveTexts`. */
  async function commit(planned: readonly TextChange[]): Promise<void> {
    const changes = withSources(latest(), planned);
    try {
      await saveTexts(changes);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (own) => own && withChanges(own, changes));
    } finally {
      void client.invalidateQueries({ queryKey });
    }
  }

  /** Saves changes of a text and closes its editor, unless something has been typed meanwhile. */
  async function saveDraft(id: string, changes: readonly TextChange[], done: string) {
    const values = drafts.get(id)?.values;
    put(id, () => ({ problems: {}, failure: undefined, saving: true }));
    try {
      if (changes.length > 0) await commit(changes);
    } catch (error) {
      // The other person's text appears beside the draft once it is refetched.
      const failure = hintOf(error) === 'text_changed' ? undefined : failureText(error);
      put(id, () => ({ failure, saving: false }));
      return;
    }
    put(id, (now) =>
      now.values === values
        ? undefined
        : { forms: formsOf(latest(), now.language, now.entry), saving: false },
    );
    setAnnouncement(done);
  }

  /** Saves what is typed; with `base`, over what somebody else has saved since, which the person has seen. */
  async function save(id: string, base?: readonly Form[]): Promise<void> {
    const draft = drafts.get(id);
    if (!draft || draft.saving) return;
    const { entry, language, values } = draft;
    const problems = cellProblems(texts, language, entry, values);
    if (Object.keys(problems).length > 0) {
      put(id, () => ({ problems, failure: undefined }));
      return;
    }
    const changes = (base ?? draft.forms).map((form) => changeOf(form, values[form.id] ?? ''));
    const name = nameOf(draft);
    await saveDraft(
      id,
      changes.filter((change) => !isNone(change)),
      t('editing.saved', { name }),
    );
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
      const forms = formsOf(texts, language, entry);
      const values = Object.fromEntries(forms.map(({ id, shown = '' }) => [id, shown]));
      const draft = { entry, language, forms, values, problems: {}, failure: undefined };
      setDrafts((all) => new Map(all).set(cellId(entry, language), { ...draft, saving: false }));
    },
    type: (id: string, form: string, text: string) =>
      put(id, ({ values, problems }) => ({
        values: { ...values, [form]: text },
        problems: { ...problems, [form]: undefined },
      })),
    cancel: close,
    discardAll: () => setDrafts(new Map()),
    save,
    async saveAll() {
      for (const [id, draft] of drafts) if (isDirty(draft)) await save(id);
    },
    /** Confirms that an outdated translation is right for the Spanish text of now. */
    confirm(entry: TextEntry, language: Language) {
      const changes = formsOf(texts, language, entry).flatMap(({ id, shown, own }) =>
        shown === undefined ? [] : [{ language, id, value: shown, expected: own }],
      );
      const name = nameOf({ entry, language });
      return saveDraft(cellId(entry, language), changes, t('editing.right', { name }));
    },
    async reset(entry: TextEntry, language: Language) {
      const changes = formsOf(texts, language, entry).map((form) => changeOf(form, null));
      const name = nameOf({ entry, language });
      try {
        await commitWithUndo(
          changes.filter((change) => !isNone(change)),
          t('editing.reset', { name }),
        );
        close(cellId(entry, language));
      } catch (error) {
        sayFailure(error, t('editing.changed'));
      }
    },
    commitWithUndo,
  };
}

export type TextEditing = ReturnType<typeof useTextEditing>;
