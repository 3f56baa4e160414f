import { useSyncExternalStore } from 'react';
import { allowed } from '@/lib/allowed';
import { recordOf } from '@/lib/recordOf';
import { CHANNELS, PRACTICE_AREAS, SOURCES, URGENCIES } from '@/site/enquiries';
import { type Language, LANGUAGES } from '@/site/languages';
import { DRAFT_KEY, storedNow } from './draftKey';
import { EMPTY, type EnquiryField, type EnquiryValues, FIELD_ORDER } from './rules';

/** Long enough to find a document, short enough for a shared computer. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** What fields that are no texts may be; a consent must be given again. */
const OPTIONS: Partial<Record<EnquiryField, readonly unknown[]>> = {
  practice_area: PRACTICE_AREAS,
  urgency: URGENCIES,
  channel: CHANNELS,
  language: LANGUAGES,
  source: SOURCES,
  consent: [],
  special_consent: [],
};

/** What is stored, if it is of this version. */
type Stored = Partial<Record<'savedAt' | 'values', unknown>>;

/** The fields that differ from the empty form. */
const filled = (values: EnquiryValues) =>
  FIELD_ORDER.filter((field) => values[field] !== EMPTY[field]);

/** Stored data of any shape as values of the form. */
function parseValues(stored: unknown): EnquiryValues {
  const record = (stored ?? {}) as Partial<Record<EnquiryField, unknown>>;
  const isValid = (field: EnquiryField) =>
    OPTIONS[field]?.includes(record[field]) ?? typeof record[field] === 'string';
  return recordOf(FIELD_ORDER, (field) =>
    isValid(field) ? record[field] : EMPTY[field],
  ) as EnquiryValues;
}

/** What was typed into the form before hydration, beyond its defaults; undefined for nothing. */
export function typedBeforeHydration(
  form: HTMLFormElement,
  pageLanguage: Language,
): Partial<EnquiryValues> | undefined {
  const data = Object.fromEntries(new FormData(form));
  const typed: EnquiryValues = {
    ...parseValues(data),
    consent: data.consent !== undefined,
    special_consent: data.special_consent !== undefined,
  };
  if (typed.language === pageLanguage) typed.language = '';
  const changed = filled(typed);
  return changed.length > 0 ? (recordOf(changed, (field) => typed[field]) as object) : undefined;
}

/** What is typed, kept over a reload (PRODUCT 4) where storage is allowed; a consent is given again. */
export function createDraft(storage: () => Storage) {
  const listeners = new Set<() => void>();
  let values: EnquiryValues | undefined;
  let expiry: ReturnType<typeof setTimeout>;

  /** Erases the draft of a page that stays open, too. */
  const expireAfter = (ms: number) => {
    clearTimeout(expiry);
    expiry = setTimeout(clear, ms);
  };

  const load = (): EnquiryValues => {
    const stored = allowed(
      () => JSON.parse(storage().getItem(DRAFT_KEY) ?? 'null') as Stored | null,
    );
    const left = Number(stored?.savedAt) + MAX_AGE_MS - Date.now();
    if (left > 0) {
      expireAfter(Math.min(left, MAX_AGE_MS));
      return parseValues(stored?.values);
    }
    if (stored) allowed(() => storage().removeItem(DRAFT_KEY));
    return EMPTY;
  };

  const set = (next: EnquiryValues, save: (store: Storage) => void) => {
    values = next;
    // Blocked or full: only a reload loses the draft.
    allowed(() => save(storage()));
    for (const listener of listeners) listener();
  };

  const current = () => (values ??= load());

  function clear() {
    clearTimeout(expiry);
    set(EMPTY, (store) => store.removeItem(DRAFT_KEY));
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    values: current,
    change: (changed: Partial<EnquiryValues>) => {
      const next = { ...current(), ...changed };
      expireAfter(MAX_AGE_MS);
      set(next, (store) =>
        store.setItem(DRAFT_KEY, storedNow({ ...next, consent: false, special_consent: false })),
      );
    },
    clear,
  };
}

const draft = createDraft(() => sessionStorage);

/** The visitor's draft; empty during prerendering and hydration. */
export function useDraft() {
  const values = useSyncExternalStore(draft.subscribe, draft.values, () => EMPTY);
  return { values, isEmpty: filled(values).length === 0, change: draft.change, clear: draft.clear };
}
