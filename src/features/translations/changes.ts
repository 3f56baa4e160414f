import type { Namespace } from '@/i18n/engine';
import { DEFAULT_LANGUAGE, type Language } from '@/site/languages';
import {
  byLanguage,
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

/** One text to be saved; see `save_texts` in the database. */
export interface TextChange {
  language: Language;
  namespace: Namespace;
  key: string;
  /** null: the shipped text again. */
  value: string | null;
  /** The firm's own text as it was when the change was begun; null for none. */
  expected: string | null;
}

/** What brings back what changes did; refused by the database where somebody has been there since. */
export function inverseOf(changes: readonly TextChange[]): TextChange[] {
  return changes.map((change) => ({ ...change, value: change.expected, expected: change.value }));
}

/** The firm's texts after changes. */
export function withChanges(
  overrides: TextsByLanguage,
  changes: readonly TextChange[],
): TextsByLanguage {
  const next = byLanguage((language) => new Map(overrides[language]));
  for (const { language, namespace, key, value } of changes) {
    if (value === null) next[language].delete(`${namespace}/${key}`);
    else next[language].set(`${namespace}/${key}`, value);
  }
  return next;
}

/** The firm's own text in each form, null for none. */
export type OwnTexts = Readonly<Partial<Record<Form, string | null>>>;

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

/** What the site shows in each form, '' for none. */
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

/** What saving typed texts comes to; a text that is the shipped one is no text of the firm's. */
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

/** What brings back the shipped text in all forms; empty where nothing was changed. */
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

export function isChanged(
  overrides: TextsByLanguage,
  language: Language,
  entry: TextEntry,
): boolean {
  return formsOf(entry, language).some((form) => overrides[language].has(textId(entry, form)));
}

/** The languages of the list's columns: Spanish, which all others translate, and those that were chosen. */
export function columnsOf(languages: readonly Language[]): Language[] {
  return [DEFAULT_LANGUAGE, ...languages.filter((code) => code !== DEFAULT_LANGUAGE)];
}
