import { postTranslation as t } from '@/admin-texts';
import type { Translation } from '@/site/languages';
import { type PostValues, TEXT_FIELDS, type TextField, textName } from '../schema';
import { isChanged, type Paragraph } from '../spanish/paragraphs';

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
interface Place {
  field: TextField;
  /** Among the paragraphs of its field. */
  index: number;
}

type Paragraphs = Record<TextField, readonly Paragraph[]>;

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

/** The translation that proposals are for. */
interface Target {
  placed: ReadonlyMap<string, Place>;
  /** The block of each Spanish paragraph. */
  blocks: readonly (string | undefined)[];
  paragraphs: Paragraphs;
  isOutdated: boolean;
  values: PostValues;
  language: Translation;
}

/** A proposal as it is shown. */
export interface Card {
  proposal: Proposal;
  /** Its name, such as 'Párrafo 2'. */
  name: string;
  /** Undefined if the Spanish text has changed since. */
  place: Place | undefined;
  /** The text that it would replace; empty for none. */
  present: string;
}

/** What belongs to a Spanish paragraph in the translation; undefined for nothing. */
function presentAt({ field, index }: Place, { blocks, values, language }: Target) {
  return field === 'content' ? blocks[index] : values[textName(field, language)] || undefined;
}

/** Proposals in the order of the text, stale ones last. */
export function cardsOf(proposals: readonly Proposal[], target: Target): Card[] {
  // A dismissed one has no place of its own.
  const others = placesOf(proposals, target.paragraphs);
  const cards = proposals.map((proposal): Card => {
    const place = target.placed.get(proposal.id) ?? others.get(proposal.id);
    const name =
      proposal.field === 'content'
        ? place
          ? t('names.paragraph', { number: place.index + 1 })
          : t('names.someParagraph')
        : t(`names.${proposal.field}`);
    if (!place) return { proposal, name, place, present: '' };
    const before = target.paragraphs[place.field][place.index]?.before ?? null;
    const isReplaced = place.field !== 'content' || (target.isOutdated && before !== null);
    return { proposal, name, place, present: (isReplaced && presentAt(place, target)) || '' };
  });
  const rank = ({ place }: Card) =>
    place ? TEXT_FIELDS.indexOf(place.field) * 1e6 + place.index : Infinity;
  return cards.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** The Spanish paragraphs that are new, changed or not translated, and for which there is no proposal yet. */
export function needsOf(
  proposals: readonly Proposal[],
  target: Target,
): { field: TextField; spanish: string }[] {
  const open = new Map<string, Proposal>();
  for (const proposal of proposals) {
    const place = target.placed.get(proposal.id);
    if (place) open.set(`${place.field} ${place.index}`, proposal);
  }
  return TEXT_FIELDS.flatMap((field) =>
    target.paragraphs[field].flatMap((paragraph, index) => {
      const { now } = paragraph;
      if (now === null || now.trim() === '') return [];
      const isThere = presentAt({ field, index }, target) !== undefined;
      const proposal = open.get(`${field} ${index}`);
      const isDone = proposal && (proposal.decision === null || isThere);
      const isNeeded = !isThere || (target.isOutdated && isChanged(paragraph));
      return isNeeded && !isDone ? [{ field, spanish: now }] : [];
    }),
  );
}
