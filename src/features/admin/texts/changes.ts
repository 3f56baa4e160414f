import { recordOf } from '@/lib/recordOf';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { type Form, shownText, spanishId, type Texts } from './catalogue';

/** A change to be saved by `save_texts`. */
export interface TextChange {
  language: Language;
  /** 'namespace/key', as in `ByLanguage`. */
  id: string;
  /** Null restores the shipped text. */
  value: string | null;
  /** The override when editing began; null for none. A different one is a conflict. */
  expected: string | null;
  /** The Spanish text that a translation is right for; that of the save, unless given. */
  source?: string | undefined;
}

/** Something for each form of a text, by its id. */
export type ByForm<T> = Readonly<Partial<Record<string, T>>>;

/** What makes a form say a text; null restores the shipped one, as the shipped text itself does. */
export const changeOf = (form: Form, text: string | null): TextChange => ({
  language: form.language,
  id: form.id,
  value: text === form.shipped ? null : text,
  expected: form.own,
});

/** Whether a change leaves its text as it is. */
export const isNone = ({ value, expected }: TextChange) => value === expected;

/** The changes that undo the given ones; the database rejects them after somebody else's change. */
export const inverseOf = (changes: readonly TextChange[], before: Texts): TextChange[] =>
  changes.map((change) => ({
    ...change,
    value: change.expected,
    expected: change.value,
    source: before.own[change.language].get(change.id)?.source,
  }));

/** The changes with the Spanish text that each translation is saved for, as it will stand after them. */
export function withSources(texts: Texts, changes: readonly TextChange[]): TextChange[] {
  const after = { ...texts, own: withChanges(texts.own, changes) };
  return changes.map((change) => {
    const entry = texts.byId.get(change.id);
    if (change.language === SOURCE_LANGUAGE || change.source !== undefined || !entry) return change;
    const id = spanishId(texts, entry, change.id);
    return { ...change, source: shownText(after, SOURCE_LANGUAGE, id) };
  });
}

/** The overrides with changes applied. */
export function withChanges(own: Texts['own'], changes: readonly TextChange[]): Texts['own'] {
  const next = recordOf(LANGUAGES, (language) => new Map(own[language]));
  for (const { language, id, value, source } of changes) {
    if (value === null) next[language].delete(id);
    else next[language].set(id, { value, source });
  }
  return next;
}
