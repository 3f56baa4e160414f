import type { Block } from '@/lib/markdown/blocks';
import type { Run } from '@/lib/markdown/inline';
import type { List, ListItem, Paragraph } from '@/lib/markdown/lists';

/** A character that continues a word. Chinese has no spaces between words, so none of its own does. */
const IN_WORD = '(?!\\p{Script=Han})[\\p{L}\\p{M}\\p{N}]';

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Links the first mention of each term in a text's paragraphs and lists, where it is no link yet.
 * @param addresses of the terms' pages, by the forms under which a text mentions them.
 */
export function linkTerms(
  blocks: readonly Block[],
  addresses: ReadonlyMap<string, string>,
): Block[] {
  const longestFirst = [...addresses.keys()].sort((a, b) => b.length - a.length);
  const forms = longestFirst.map(literally).join('|');
  const mention = new RegExp(`(?<!${IN_WORD})(?:${forms})(?!${IN_WORD})`, 'gu');
  const linked = new Set<string>();

  const inRun = (run: Run): Run[] => {
    if (run.href !== undefined) return [run];
    const runs: Run[] = [];
    let end = 0;
    for (const { 0: form, index } of run.text.matchAll(mention)) {
      const href = addresses.get(form);
      if (href === undefined || linked.has(href)) continue;
      linked.add(href);
      runs.push({ ...run, text: run.text.slice(end, index) }, { ...run, text: form, href });
      end = index + form.length;
    }
    return [...runs, { ...run, text: run.text.slice(end) }].filter(({ text }) => text !== '');
  };
  const inNode = <Each extends Paragraph | List | ListItem>(node: Each): Each =>
    'runs' in node
      ? { ...node, runs: node.runs.flatMap(inRun) }
      : { ...node, content: node.content.map(inNode) };

  return blocks.map((block) =>
    block.type === 'paragraph' || block.type === 'bulletList' || block.type === 'orderedList'
      ? inNode(block)
      : block,
  );
}
