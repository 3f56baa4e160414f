import { TEXT_FIELDS, type TextField } from '../schema';
import type { Paragraph as SpanishParagraph } from '../spanish/paragraphs';

export type Decision = 'accepted' | 'dismissed';

/** What a translation service proposed for a paragraph, and what was decided: a row of translation_proposals(). */
export interface Proposal {
  id: string;
  field: TextField;
  /** The Spanish paragraph that was translated. */
  spanish: string;
  proposed: string;
  /** Why it cannot be used (supabase/functions/_shared/translation/markup.ts); null if it can. */
  flaw: string | null;
  /** Terms of the firm's vocabulary that it should have used. */
  terms: { term: string; translation: string }[];
  service: string;
  /** Null once the account is deleted. */
  asked_by: string | null;
  asked_at: string;
  decision: Decision | null;
  decided_by: string | null;
  decided_at: string | null;
}

/** A paragraph of the Spanish text that a proposal can be for. */
export interface Place {
  field: TextField;
  /** Among the paragraphs of its field. */
  index: number;
}

type Paragraphs = Record<TextField, readonly SpanishParagraph[]>;

/** Where each proposal's paragraph is in the Spanish text of now; undefined for a stale proposal. */
export function placesOf(
  proposals: readonly Proposal[],
  paragraphs: Paragraphs,
): Map<string, Place> {
  const free = TEXT_FIELDS.flatMap((field) =>
    paragraphs[field].map(({ now }, index) => ({ field, index, now })),
  );
  const places = new Map<string, Place>();
  for (const { id, field, spanish } of proposals) {
    const found = free.findIndex((one) => one.field === field && one.now === spanish);
    const [place] = found < 0 ? [] : free.splice(found, 1);
    if (place) places.set(id, { field, index: place.index });
  }
  return places;
}

/** Whether everything that was checked is right. */
export const passes = ({ flaw, terms }: Proposal) => flaw === null && terms.length === 0;
