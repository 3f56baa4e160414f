import { serialize } from '../../../../src/lib/admin/markdown/serialize.ts';
import {
  type Block,
  type Node,
  parseBlocks,
  plainTextOf,
  textOf,
} from '../../../../src/lib/markdown/blocks.ts';
import type { Run } from '../../../../src/lib/markdown/inline.ts';
import { type Flaw, toMarkup, Unusable } from './markup.ts';
import type { TranslationService } from './service.ts';
import { brokenTerms, keptPattern, type Term } from './terms.ts';

/** A paragraph of a post in Spanish, as paragraphsOf() gives it. */
export interface Paragraph {
  field: 'title' | 'excerpt' | 'content';
  spanish: string;
}

/** What a service proposes for a paragraph. */
export interface Proposal extends Paragraph {
  /** In the format of posts; with a flaw, what the service answered. */
  proposed: string;
  /** Why it cannot be used; null if it can. */
  flaw: Flaw | null;
  /** The firm's terms that it should have used. */
  terms: { term: string; translation: string }[];
}

/** The lengths that fields allow, and how much longer than the Spanish a translation may be. */
const LIMITS: Record<Paragraph['field'], number> = { title: 200, excerpt: 600, content: Infinity };
const LONGEST = { times: 4, characters: 60 };

type Prepared = ReturnType<typeof prepare>[number];

/** Prepares paragraphs for a service, with the firm's terms in the language. */
export function prepare(paragraphs: readonly Paragraph[], terms: readonly Term[]) {
  const kept = keptPattern(terms);
  return paragraphs.flatMap((paragraph) => {
    const block = blockOf(paragraph);
    if (!block) return [];
    return [{ paragraph, block, lines: linesOf(block).map((runs) => toMarkup(runs, kept)) }];
  });
}

/** How many characters of paragraphs are sent. */
export const charactersOf = (prepared: readonly Prepared[]): number =>
  textsOf(prepared).reduce((sum, text) => sum + text.length, 0);

/** Lines with a word; figures and dashes alone are not sent. */
const hasWord = ({ markup }: { markup: string }) => /\p{L}/u.test(markup.replace(/<[^<>]*>/g, ''));

const textsOf = (prepared: readonly Prepared[]): string[] =>
  prepared.flatMap(({ lines }) => lines.filter(hasWord).map(({ markup }) => markup));

/** Has a service translate prepared paragraphs, and checks its answers. @throws {TranslationProblem} */
export async function propose(
  prepared: readonly Prepared[],
  language: string,
  terms: readonly Term[],
  { translate }: TranslationService,
): Promise<Proposal[]> {
  const answers = (await translate(textsOf(prepared), language)).values();
  return prepared.map(({ paragraph, block, lines }) => {
    const translated = lines.map(
      (line) => (hasWord(line) ? answers.next().value : line.markup) ?? '',
    );
    try {
      const read = lines.map((line, index) => line.read(translated[index] ?? ''));
      const proposed = checked(paragraph, block, withLines(block, read));
      const plain = [plainTextOf([block]), read.map(textOf).join('\n')] as const;
      return { ...paragraph, proposed, flaw: null, terms: brokenTerms(...plain, terms) };
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      return { ...paragraph, proposed: translated.join('\n'), flaw: error.flaw, terms: [] };
    }
  });
}

function blockOf({ field, spanish }: Paragraph): Block | undefined {
  if (field === 'content') return parseBlocks(spanish)[0];
  return spanish.trim() === '' ? undefined : { type: 'paragraph', runs: [{ text: spanish }] };
}

/** The translation of a paragraph as text, if it has the paragraph's kind. @throws {Unusable} */
function checked({ field, spanish }: Paragraph, before: Block, after: Block): string {
  const lines = linesOf(after);
  if (linesOf(before).some((runs, index) => isBlank(lines[index]) && !isBlank(runs))) {
    throw new Unusable('empty');
  }
  const text =
    field === 'content' ? serialize([after]) : linesOf(after).map(textOf).join(' ').trim();
  const longest = spanish.length * LONGEST.times + LONGEST.characters;
  if (text.length > Math.min(LIMITS[field], longest)) throw new Unusable('length');
  if (field === 'content') {
    const blocks = parseBlocks(text);
    const [read] = blocks;
    if (blocks.length !== 1 || !read || shapeOf(read) !== shapeOf(before))
      throw new Unusable('structure');
  }
  return text;
}

const isBlank = (runs: readonly Run[] = []) => textOf(runs).trim() === '';

/** The kind of a block and of all in it. */
const shapeOf = (block: Block) => JSON.stringify(mapLines(block, () => []));

/** A block with other texts: of a heading, a paragraph, each item and cell, and the description of a picture. */
function mapLines<Each extends Node>(node: Each, change: (runs: Run[]) => Run[]): Each {
  if (node.type === 'image') {
    const { attrs } = node;
    return { ...node, attrs: { ...attrs, alt: textOf(change([{ text: attrs.alt }])) } };
  }
  if ('runs' in node) return { ...node, runs: change(node.runs) };
  return { ...node, content: node.content.map((each) => mapLines(each, change)) };
}

/** The texts of a block. */
function linesOf(block: Block): Run[][] {
  const lines: Run[][] = [];
  mapLines(block, (runs) => {
    lines.push(runs);
    return runs;
  });
  return lines;
}

/** The block with other texts, in their order. */
function withLines(block: Block, lines: readonly Run[][]): Block {
  const rest = lines.values();
  return mapLines(block, () => rest.next().value ?? []);
}
