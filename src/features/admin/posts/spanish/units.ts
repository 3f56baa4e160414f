import { serialize } from '@/lib/admin/markdown/serialize';
import { type Block, parseBlocks } from '@/lib/markdown/blocks';
import { ESCAPABLE } from '@/lib/markdown/inline';
import { recordOf } from '@/lib/recordOf';
import { OWN_TEXTS, type OwnText } from '../schema';
import { pairWithBlocks } from './paragraphs';

/** The texts of a post in one language. */
export type Texts = Record<OwnText, string>;

/** A part of the Spanish text with its translation, '' where it has none. */
export interface Unit {
  field: keyof Texts;
  source: string;
  target: string;
}

/** Texts that are one unit each. */
export const WHOLE = ['title', 'excerpt', 'image_alt'] as const;

export const clean = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/**
 * The units of a Spanish text, paragraph by paragraph. Their sources depend on the Spanish alone; a
 * paragraph that only the translation has goes with the one before it.
 */
export function unitsOf(spanish: Texts, translation: Texts): Unit[] {
  const whole = WHOLE.map((field) => ({
    field,
    source: clean(spanish[field]),
    target: clean(translation[field]),
  }));
  const content = contentUnits(parseBlocks(spanish.content), parseBlocks(translation.content));
  return [...whole.filter(({ source }) => source !== ''), ...content];
}

function contentUnits(spanish: readonly Block[], translation: readonly Block[]): Unit[] {
  const units = spanish.map((block) => ({ source: serialize([block]), blocks: [] as Block[] }));
  const paragraphs = units.map(({ source }) => ({ now: source, before: source }));
  let place = 0;
  for (const [s, t] of pairWithBlocks(paragraphs, translation)) {
    if (s !== null) place = s;
    const block = t === null ? undefined : translation[t];
    if (block) units[place]?.blocks.push(block);
  }
  return units.map(({ source, blocks }) => ({
    field: 'content',
    source,
    target: serialize(blocks),
  }));
}

/** The texts of a translation from its units; '' for those that have none. */
export function textsOf(units: readonly Pick<Unit, 'field' | 'target'>[]): Texts {
  const textOf = (name: OwnText) =>
    units
      .filter(({ field }) => field === name)
      .map(({ target }) => target.trim())
      .filter(Boolean)
      .join('\n\n');
  return recordOf(OWN_TEXTS, textOf);
}

/** The signs of Markdown in a paragraph. */
const SIGN = new RegExp(
  [
    '^\\|(?: --- \\|)+$',
    '^(?:[ \\t]*(?:-|#{2,3}|\\d{1,9}\\.) |[ \\t]*> ?)+',
    `\\\\[${ESCAPABLE}]`,
    '\\*{1,3}',
    '!?\\[',
    '\\]\\([^\\s()[\\]]*\\)',
    '\\|',
  ].join('|'),
  'gm',
);

const signsOf = (text: string) => (text.match(SIGN) ?? []).toSorted().join('\n');

/** Whether a translation has the signs of its paragraph, in any order. */
export const hasSameSigns = (source: string, target: string) => signsOf(source) === signsOf(target);
