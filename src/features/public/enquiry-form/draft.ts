import { useSyncExternalStore } from 'react';
import { allowed } from '@/lib/allowed';
import { CHANNELS, PRACTICE_AREAS, SOURCES, URGENCIES } from '@/site/enquiries';
import { isLanguage, type Language } from '@/site/languages';
import { DRAFT_KEY, storedNow } from './draftKey';
import { EMPTY, type EnquiryValues } from './values';

/** Long enough to find a document, short enough for a shared computer. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const isEmpty = (values: EnquiryValues) =>
  Object.entries(EMPTY).every(([field, value]) => values[field as keyof EnquiryValues] === value);

const oneOf = <T extends string>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value);

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Stored data of any shape as values of the form. */
function parseValues(stored: unknown): EnquiryValues {
  const record = (stored ?? {}) as Partial<Record<keyof EnquiryValues, unknown>>;
  return {
    practice_area: oneOf(PRACTICE_AREAS, record.practice_area) ?? EMPTY.practice_area,
    urgency: oneOf(URGENCIES, record.urgency) ?? EMPTY.urgency,
    opposing_party: asText(record.opposing_party),
    message: asText(record.message),
    name: asText(record.name),
    channel: oneOf(CHANNELS, record.channel) ?? EMPTY.channel,
    email: asText(record.email),
    phone: asText(record.phone),
    language: isLanguage(record.language) ? record.language : EMPTY.language,
    source: oneOf(SOURCES, record.source) ?? EMPTY.source,
    consent: false,
    special_consent: false,
  };
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
  const changed = Object.entries(typed).filter(
    ([field, value]) => value !== EMPTY[field as keyof EnquiryValues],
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/**
 * The form's unsent values, kept in the given storage to survive a reload (PRODUCT 4), or only in
 * memory where storage is blocked or full. Consent is kept in memory only, because it must be given
 * again.
 */
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
    try {
      const stored = JSON.parse(storage().getItem(DRAFT_KEY) ?? 'null') as {
        savedAt?: unknown;
        values?: unknown;
      } | null;
      if (!stored) return EMPTY;
      const age = typeof stored.savedAt === 'number' ? Date.now() - stored.savedAt : MAX_AGE_MS;
      if (age < MAX_AGE_MS) {
        expireAfter(MAX_AGE_MS - Math.max(age, 0));
        return parseValues(stored.values);
      }
      storage().removeItem(DRAFT_KEY);
      return EMPTY;
    } catch {
      return EMPTY;
    }
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
  return { values, isEmpty: isEmpty(values), change: draft.change, clear: draft.clear };
}
