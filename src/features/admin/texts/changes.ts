import type { Namespace } from '@/i18n/namespaces';
import { recordOf } from '@/lib/recordOf';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';
import {
  type Catalogue,
  type Form,
  formsOf,
  keyOf,
  shownText,
  type TextEntry,
  textId,
  type TextsByLanguage,
} from './catalogue';
import type { FormValues } from './checks';

/** A change to be saved by `save_texts`. */
export interface TextChange {
  language: Language;
  namespace: Namespace;
  key: string;
  /** Null restores the shipped text. */
  value: string | null;
  /** The override when editing began; null for none. A different one is a conflict. */
  expected: string | null;
}

/** The changes that undo the given ones; the database rejects them after somebody else's change. */
export function inverseOf(changes: readonly TextChange[]): TextChange[] {
  return changes.map((change) => ({ ...change, value: change.expected, expected: change.value }));
}

/** The overrides with changes applied. */
export function withChanges(
  overrides: TextsByLanguage,
  changes: readonly TextChange[],
): TextsByLanguage {
  const next = recordOf(LANGUAGES, (language) => new Map(overrides[language]));
  for (const { language, namespace, key, value } of changes) {
    if (value === null) next[language].delete(`${namespace}/${key}`);
    else next[language].set(`${namespace}/${key}`, value);
  }
  return next;
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
    const typed = values[form] ?? '';
    const value = typed === shipped[language].get(textId(entry, form)) ? null : typed;
    const expected = base[form] ?? null;
    if (value === expected) return [];
    return [{ language, namespace: entry.namespace, key: keyOf(entry, form), value, expected }];
  });
}

/** The changes that restore the shipped text in all forms; none without an override. */
export function resetOf(
  overrides: TextsByLanguage,
  language: Language,
  entry: TextEntry,
): TextChange[] {
  const own = ownTexts(overrides, language, entry);
  return formsOf(entry, language).flatMap((form) => {
    const expected = own[form] ?? null;
    if (expected === null) return [];
    return [
      { language, namespace: entry.namespace, key: keyOf(entry, form), value: null, expected },
    ];
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
  return [DEFAULT_LANGUAGE, ...languages.filter((code) => code !== DEFAULT_LANGUAGE)];
}
