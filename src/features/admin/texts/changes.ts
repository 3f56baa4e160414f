import { recordOf } from '@/lib/recordOf';
import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';
import {
  idsOf,
  type Overrides,
  shownText,
  spanishId,
  type TextEntry,
  type Texts,
} from './catalogue';

/** A change to be saved by `save_texts`. */
export interface TextChange {
  language: Language;
  /** 'namespace/key', as in `TextsByLanguage`. */
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

/** The changes that undo the given ones; the database rejects them after somebody else's change. */
export function inverseOf(changes: readonly TextChange[], before: Overrides): TextChange[] {
  return changes.map((change) => ({
    ...change,
    value: change.expected,
    expected: change.value,
    source: before.sources[change.language].get(change.id),
  }));
}

/** The changes with the Spanish text that each translation is saved for, as it will stand after them. */
export function withSources(texts: Texts, changes: readonly TextChange[]): TextChange[] {
  const after = withChanges(texts, changes);
  return changes.map((change) => {
    const entry = texts.byId.get(change.id);
    if (change.language === SOURCE_LANGUAGE || change.source !== undefined || !entry) return change;
    const id = spanishId(texts, entry, change.id);
    return { ...change, source: shownText(after, SOURCE_LANGUAGE, id) };
  });
}

/** The overrides with changes applied. */
export function withChanges<T extends Overrides>(texts: T, changes: readonly TextChange[]): T {
  const own = recordOf(LANGUAGES, (language) => new Map(texts.own[language]));
  const sources = recordOf(LANGUAGES, (language) => new Map(texts.sources[language]));
  for (const { language, id, value, source } of changes) {
    if (value === null) own[language].delete(id);
    else own[language].set(id, value);
    if (value === null || source === undefined) sources[language].delete(id);
    else sources[language].set(id, source);
  }
  return { ...texts, own, sources };
}

/** The changes that confirm a translation as it stands for the Spanish text of now. */
export function confirmationOf(texts: Texts, language: Language, entry: TextEntry): TextChange[] {
  return idsOf(entry, language).flatMap((id) => {
    const value = shownText(texts, language, id);
    const expected = texts.own[language].get(id) ?? null;
    return value === undefined ? [] : [{ language, id, value, expected }];
  });
}

/** The firm's override of each form; null for none. */
export const ownTexts = (
  { own }: Overrides,
  language: Language,
  entry: TextEntry,
): ByForm<string | null> => recordOf(idsOf(entry, language), (id) => own[language].get(id) ?? null);

/** The displayed text of each form; '' for none. */
export const shownTexts = (texts: Texts, language: Language, entry: TextEntry): ByForm<string> =>
  recordOf(idsOf(entry, language), (id) => shownText(texts, language, id) ?? '');

/** The changes that save typed texts; a text equal to the shipped one removes the override. */
export function changesOf(
  { shipped }: Texts,
  language: Language,
  values: ByForm<string>,
  base: ByForm<string | null>,
): TextChange[] {
  return Object.entries(values).flatMap(([id, typed = '']) => {
    const value = typed === shipped[language].get(id) ? null : typed;
    const expected = base[id] ?? null;
    return value === expected ? [] : [{ language, id, value, expected }];
  });
}

/** The changes that restore the shipped text in all forms; none without an override. */
export function resetOf({ own }: Overrides, language: Language, entry: TextEntry): TextChange[] {
  return idsOf(entry, language).flatMap((id) => {
    const expected = own[language].get(id);
    return expected === undefined ? [] : [{ language, id, value: null, expected }];
  });
}
