import { postTranslation as t } from '@/admin-texts';
import { TEXT_FIELDS, type TextField } from '../schema';
import type { Paragraph } from '../spanish/paragraphs';

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

/** A paragraph of the Spanish text of now. */
export interface Place {
  field: TextField;
  /** Among the paragraphs of its field. */
  index: number;
  paragraph: Paragraph;
  /** The latest one for it that was not dismissed. */
  proposal: Proposal | undefined;
}

/** The paragraphs of the Spanish text, each with its proposal, of which the latest come first. */
export function placesOf(
  proposals: readonly Proposal[],
  paragraphs: Record<TextField, readonly Paragraph[]>,
): Place[] {
  const places = TEXT_FIELDS.flatMap((field) =>
    paragraphs[field].map((paragraph, index): Place => {
      return { field, index, paragraph, proposal: undefined };
    }),
  ).filter(({ paragraph }) => paragraph.now?.trim());
  for (const proposal of proposals) {
    if (proposal.decision === 'dismissed') continue;
    const place = places.find(
      (one) =>
        !one.proposal && one.field === proposal.field && one.paragraph.now === proposal.spanish,
    );
    if (place) place.proposal = proposal;
  }
  return places;
}

/** Whether everything that was checked is right. */
export const passes = ({ flaw, terms }: Proposal) => flaw === null && terms.length === 0;

/** A proposal that nobody has decided on, as it is shown. */
export interface Card {
  proposal: Proposal;
  /** Undefined if the Spanish text has changed since. */
  place: Place | undefined;
}

/** What a card is about, such as 'Párrafo 2'. */
export function nameOf({ proposal: { field }, place }: Card): string {
  if (field !== 'content') return t(`names.${field}`);
  return place ? t('names.paragraph', { number: place.index + 1 }) : t('names.someParagraph');
}

/** The open proposals in the order of the text, stale ones last. */
export function cardsOf(proposals: readonly Proposal[], places: readonly Place[]): Card[] {
  const placed = places.flatMap((place) =>
    place.proposal ? [{ proposal: place.proposal, place }] : [],
  );
  const stale = proposals
    .filter((proposal) => !places.some((place) => place.proposal === proposal))
    .map((proposal) => ({ proposal, place: undefined }));
  return [...placed, ...stale].filter(({ proposal }) => proposal.decision === null);
}
