import { languageName } from '@/lib/admin/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { texts as t } from '@/admin-texts';
import { hintOf } from '@/lib/errors';
import { failureText } from '@/lib/admin/requests';
import type { Language } from '@/site/languages';
import { LONG_TOAST_MS, UNTIL_CLOSED } from '@/ui/admin/AdminToaster';
import { formsOf, type TextEntry, type Texts } from './catalogue';
import { changeOf, inverseOf, isNone, type TextChange, withChanges, withSources } from './changes';
import { overridesOptions, saveTexts } from './queries';

/** The key of a text in a language, for its editor. */
export const cellId = (entry: TextEntry, language: Language) => `${language}/${entry.id}`;

export const nameOf = (entry: TextEntry, language: Language) =>
  `${entry.key} (${languageName(language)})`;

/** The open editors of the list, and the actions that save texts. */
export function useTextEditing(texts: Texts) {
  const client = useQueryClient();
  const { queryKey } = overridesOptions();
  const [editors, setEditors] = useState<ReadonlyMap<string, { entry: TextEntry; dirty: boolean }>>(
    new Map(),
  );
  const [announcement, announce] = useState('');

  function close(entry: TextEntry, language: Language) {
    const id = cellId(entry, language);
    setEditors((all) => new Map([...all].filter(([open]) => open !== id)));
  }

  /** The texts as they were saved last, perhaps since the caller was rendered. */
  const latest = () => ({ ...texts, own: client.getQueryData(queryKey) ?? texts.own });

  /** @throws {BackendError} as `saveTexts`. */
  async function commit(planned: readonly TextChange[]): Promise<void> {
    if (planned.length === 0) return;
    const changes = withSources(latest(), planned);
    try {
      await saveTexts(changes);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (own) => own && withChanges(own, changes));
    } finally {
      void client.invalidateQueries({ queryKey });
    }
  }

  const sayFailure = (error: unknown, changed: string) =>
    toast.error(hintOf(error) === 'text_changed' ? changed : failureText(error), {
      duration: LONG_TOAST_MS,
    });

  /** Saves changes at once and offers to undo them. */
  async function commitWithUndo(changes: readonly TextChange[], done: string): Promise<void> {
    await commit(changes);
    announce(done);
    toast(done, {
      duration: UNTIL_CLOSED,
      action: {
        label: t('editing.undo'),
        onClick: () => {
          commit(inverseOf(changes, texts)).then(
            () => announce(t('editing.undone')),
            (error: unknown) => sayFailure(error, t('editing.notUndone')),
          );
        },
      },
    });
  }

  return {
    /** By `cellId`. Each holds what is typed, and stays mounted as long as it is here. */
    editors,
    /** The last action, to be announced by screen readers. */
    announcement,
    announce,
    /** Opens an editor, or takes whether it holds unsaved text. */
    open: (entry: TextEntry, language: Language, dirty = false) =>
      setEditors((all) => new Map(all).set(cellId(entry, language), { entry, dirty })),
    close,
    closeAll: () => setEditors(new Map()),
    latest,
    commit,
    async reset(entry: TextEntry, language: Language) {
      const changes = formsOf(texts, language, entry).map((form) => changeOf(form, null));
      try {
        await commitWithUndo(
          changes.filter((change) => !isNone(change)),
          t('editing.reset', { name: nameOf(entry, language) }),
        );
        close(entry, language);
      } catch (error) {
        sayFailure(error, t('editing.changed'));
      }
    },
    commitWithUndo,
  };
}

export type TextEditing = ReturnType<typeof useTextEditing>;
