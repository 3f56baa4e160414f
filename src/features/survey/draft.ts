import { useSyncExternalStore } from 'react';
import { isLanguage, type Language } from '@/site/languages';
import { CHANNELS, EMPTY, PRACTICE_AREAS, SOURCES, type SurveyValues, URGENCIES } from './values';

/** Named in the cookie policy. */
export const DRAFT_KEY = 'contact_draft';

/** Long enough to look for a document, short enough for a shared computer. */
const LIFE_MS = 24 * 60 * 60 * 1000;

/**
 * What the visitor is typing, kept in the tab's own storage so that a reload loses nothing (PRODUCT 4). Consent
 * lives as long as the page only: it is given anew, not restored.
 */
export interface Draft {
  subscribe: (onChange: () => void) => () => void;
  values: () => SurveyValues;
  change: (values: Partial<SurveyValues>) => void;
  clear: () => void;
}

const oneOf = <T extends string>(options: readonly T[], value: unknown): T | undefined =>
  options.find((option) => option === value);

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Whatever storage holds, as values of the form. */
function restored(stored: unknown): SurveyValues {
  const record = (stored ?? {}) as Partial<Record<keyof SurveyValues, unknown>>;
  return {
    practice_area: oneOf(PRACTICE_AREAS, record.practice_area) ?? EMPTY.practice_area,
    urgency: oneOf(URGENCIES, record.urgency) ?? EMPTY.urgency,
    message: asText(record.message),
    name: asText(record.name),
    channel: oneOf(CHANNELS, record.channel) ?? EMPTY.channel,
    email: asText(record.email),
    phone: asText(record.phone),
    language: isLanguage(record.language) ? record.language : EMPTY.language,
    source: oneOf(SOURCES, record.source) ?? EMPTY.source,
    consent: false,
  };
}

/** What a form that React has not touched yet holds beyond its defaults; undefined for nothing. */
export function typedInto(
  form: HTMLFormElement,
  pageLanguage: Language,
): Partial<SurveyValues> | undefined {
  const data = Object.fromEntries(new FormData(form));
  const typed: SurveyValues = { ...restored(data), consent: data.consent !== undefined };
  if (typed.language === pageLanguage) typed.language = '';
  const changed = Object.entries(typed).filter(
    ([field, value]) => value !== EMPTY[field as keyof SurveyValues],
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** A draft on a storage, which may be blocked or full: then it lives in memory. */
export function createDraft(storage: () => Storage): Draft {
  const listeners = new Set<() => void>();
  let values: SurveyValues | undefined;

  const load = (): SurveyValues => {
    try {
      const stored = JSON.parse(storage().getItem(DRAFT_KEY) ?? 'null') as {
        savedAt?: unknown;
        values?: unknown;
      } | null;
      if (!stored) return EMPTY;
      const age = typeof stored.savedAt === 'number' ? Date.now() - stored.savedAt : LIFE_MS;
      if (age < LIFE_MS) return restored(stored.values);
      storage().removeItem(DRAFT_KEY);
      return EMPTY;
    } catch {
      return EMPTY;
    }
  };

  const set = (next: SurveyValues, save: (store: Storage) => void) => {
    values = next;
    try {
      save(storage());
    } catch {
      // Blocked or full: the form still works, only a reload would lose it.
    }
    for (const listener of listeners) listener();
  };

  const current = () => (values ??= load());

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    values: current,
    change(changed) {
      const next = { ...current(), ...changed };
      set(next, (store) =>
        store.setItem(
          DRAFT_KEY,
          JSON.stringify({ savedAt: Date.now(), values: { ...next, consent: false } }),
        ),
      );
    },
    clear: () => set(EMPTY, (store) => store.removeItem(DRAFT_KEY)),
  };
}

const draft = createDraft(() => sessionStorage);

/** The visitor's draft; empty until the page is in a browser. */
export function useDraft() {
  const values = useSyncExternalStore(draft.subscribe, draft.values, () => EMPTY);
  return { values, change: draft.change, clear: draft.clear };
}
