import { postTranslation as t } from '@/admin-texts';
import { serialize } from '@/lib/admin/markdown/serialize';
import { parseBlocks } from '@/lib/markdown/blocks';
import { TEXT_FIELDS, type TextField } from '../schema';
import { type Paragraph, pairWithBlocks } from '../spanish/paragraphs';

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

/** A paragraph of the Spanish text of now, and the latest proposal for it that was not dismissed. */
export type Place = ReturnType<typeof placesOf>[number];

/** The paragraphs of the Spanish text, each with its proposal, of which the latest come first. */
export function placesOf(
  proposals: readonly Proposal[],
  paragraphs: Record<TextField, readonly Paragraph[]>,
) {
  const left = proposals.filter(({ decision }) => decision !== 'dismissed');
  const places = TEXT_FIELDS.flatMap((field) =>
    paragraphs[field].map((paragraph, index) => {
      const at = left.findIndex((one) => one.field === field && one.spanish === paragraph.now);
      // Each of two equal paragraphs has its own.
      return { field, index, paragraph, proposal: at < 0 ? undefined : left.splice(at, 1)[0] };
    }),
  );
  return places.filter(({ paragraph }) => paragraph.now?.trim());
}

/** A proposal that nobody has decided on; without a place once the Spanish text has changed. */
export type Card = ReturnType<typeof cardsOf>[number];

/** What a card is about, such as 'Párrafo 2'. */
export function nameOf({ proposal: { field }, place }: Card): string {
  if (field !== 'content') return t(`names.${field}`);
  return place ? t('names.paragraph', { number: place.index + 1 }) : t('names.someParagraph');
}

/** The open proposals in the order of the text, stale ones last. */
export function cardsOf(proposals: readonly Proposal[], places: readonly Place[]) {
  const orderOf = ({ place }: { place: Place | undefined }) =>
    place ? places.indexOf(place) : places.length;
  return proposals
    .filter(({ decision }) => decision === null)
    .map((proposal) => ({ proposal, place: places.find((one) => one.proposal === proposal) }))
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** A translation's content beside its Spanish paragraphs. */
export interface Content {
  text: string;
  paragraphs: readonly Paragraph[];
  /** For each paragraph, the proposal that has been accepted for it; undefined for none. */
  accepted: readonly (string | undefined)[];
}

/** The block of the translation that belongs to each Spanish paragraph; undefined for none. */
export function blocksOf({ text, paragraphs, accepted }: Content): (string | undefined)[] {
  const blocks = parseBlocks(text);
  const own: (string | undefined)[] = paragraphs.map(() => undefined);
  for (const [s, t] of pairWithBlocks(paragraphs, blocks, accepted)) {
    const block = t === null ? undefined : blocks[t];
    if (s !== null && block) own[s] = serialize([block]);
  }
  return own;
}

/**
 * The text with a translation of a Spanish paragraph. It replaces only the block of a paragraph that
 * was translated before; that of a new one is added, so that nothing is lost.
 */
export function fillIn(content: Content, index: number, proposed: string): string {
  const blocks = parseBlocks(content.text);
  const added = parseBlocks(proposed);
  const pairs = pairWithBlocks(content.paragraphs, blocks, content.accepted);
  const at = pairs.findIndex(([s]) => s === index);
  const own = pairs[at]?.[1] ?? null;
  if (own !== null && content.paragraphs[index]?.before !== null) {
    blocks.splice(own, 1, ...added);
  } else {
    const before = pairs.slice(0, own === null ? at : at + 1).findLast(([, t]) => t !== null)?.[1];
    blocks.splice((before ?? -1) + 1, 0, ...added);
  }
  return serialize(blocks);
}
