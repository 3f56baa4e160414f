import { adminTexts } from '@/admin-texts';
import type { PostValues } from '../schema';
import { TEXT_FIELDS, type TextField, textName } from '../schema';
import { isChanged, type Paragraph } from '../spanish/paragraphs';
import { type Place, placesOf, type Proposal } from './proposal';
import { type Translation } from '@/site/languages';

const t = adminTexts('post-translation');

/** The translation that proposals are for. */
interface Target {
  placed: ReadonlyMap<string, Place>;
  /** The block of each Spanish paragraph. */
  blocks: readonly (string | undefined)[];
  paragraphs: Record<TextField, readonly Paragraph[]>;
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
