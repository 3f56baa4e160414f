import { recordOf } from '@/lib/recordOf';
import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';
import {
  type Catalogue,
  findText,
  type Form,
  formsOf,
  type Overrides,
  shownText,
  spanishId,
  type TextEntry,
  textId,
  type TextsByLanguage,
} from './catalogue';
import type { FormValues } from './checks';

/** A change to be saved by `save_texts`. */
export interface TextChange {
  language: Language;
  /** 'namespace/key', as in a `TextMap`. */
  id: string;
  /** Null restores the shipped text. */
  value: string | null;
  /** The override when editing began; null for none. A different one is a conflict. */
  expected: string | null;
  /** The Spanish text that a translation is right for; that of the save, unless given. */
  source?: string | undefined;
}

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
export function withSources(
  catalogue: Catalogue,
  overrides: Overrides,
  changes: readonly TextChange[],
): TextChange[] {
  const after = withChanges(overrides, changes);
  return changes.map((change) => {
    const found = findText(catalogue, change.id);
    if (change.language === SOURCE_LANGUAGE || change.source !== undefined || !found) return change;
    const id = spanishId(catalogue, found.entry, found.form);
    return { ...change, source: shownText(catalogue, after, SOURCE_LANGUAGE, id) };
  });
}

/** The changes that confirm a translation as it stands for the Spanish text of now. */
export function confirmationOf(
  catalogue: Catalogue,
  overrides: Overrides,
  language: Language,
  entry: TextEntry,
): TextChange[] {
  const own = ownTexts(overrides, language, entry);
  return formsOf(entry, language).flatMap((form) => {
    const id = textId(entry, form);
    const value = shownText(catalogue, overrides, language, id);
    return value === undefined ? [] : [{ language, id, value, expected: own[form] ?? null }];
  });
}

/** The overrides with changes applied. */
export function withChanges(overrides: Overrides, changes: readonly TextChange[]): Overrides {
  const next = recordOf(LANGUAGES, (language) => new Map(overrides[language]));
  const sources = recordOf(LANGUAGES, (language) => new Map(overrides.sources[language]));
  for (const { language, id, value, source } of changes) {
    if (value === null) next[language].delete(id);
    else next[language].set(id, value);
    if (value === null || source === undefined) sources[language].delete(id);
    else sources[language].set(id, source);
  }
  return { ...next, sources };
}

/** The firm's override of each form; null for none. */
export type OwnTexts = Readonly<Partial<Record<Form, string | null>>>;

/** The firm's overrides of a text in a language. */
export function ownTexts(
  overrides: TextsByLanguage,
  language: Language,
  entry: TextEntry,
): OwnTexts {
  return Object.fromEntries(
    formsOf(entry, language).map((form) => [
      form,
      overrides[language].get(textId(entry, form)) ?? null,
    ]),
  );
}

/** The displayed text of each form; '' for none. */
export function shownTexts(
  catalogue: Catalogue,
  overrides: TextsByLanguage,
  language: Language,
  entry: TextEntry,
): FormValues {
  return Object.fromEntries(
    formsOf(entry, language).map((form) => [
      form,
      shownText(catalogue, overrides, language, textId(entry, form)) ?? '',
    ]),
  );
}

/** The changes that save typed texts; a text equal to the shipped one removes the override. */
export function changesOf(
  { shipped }: Catalogue,
  language: Language,
  entry: TextEntry,
  values: FormValues,
  base: OwnTexts,
): TextChange[] {
  return formsOf(entry, language).flatMap((form) => {
    const id = textId(entry, form);
    const typed = values[form] ?? '';
    const value = typed === shipped[language].get(id) ? null : typed;
    const expected = base[form] ?? null;
    return value === expected ? [] : [{ language, id, value, expected }];
  });
}

/** The changes that restore the shipped text in all forms; none without an override. */
export function resetOf(
  overrides: TextsByLanguage,
  language: Language,
  entry: TextEntry,
): TextChange[] {
  return formsOf(entry, language).flatMap((form) => {
    const id = textId(entry, form);
    const expected = overrides[language].get(id);
    return expected === undefined ? [] : [{ language, id, value: null, expected }];
  });
}

/** Whether the firm has overridden a text in a language. */
export function isChanged(
  overrides: TextsByLanguage,
  language: Language,
  entry: TextEntry,
): boolean {
  return formsOf(entry, language).some((form) => overrides[language].has(textId(entry, form)));
}

/** The columns of the list: Spanish and the selected languages. */
export function columnsOf(languages: readonly Language[]): Language[] {
  return [SOURCE_LANGUAGE, ...languages.filter((code) => code !== SOURCE_LANGUAGE)];
}
