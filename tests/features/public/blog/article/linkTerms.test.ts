import { describe, expect, it } from 'vitest';
import { linkTerms } from '@/features/public/blog/article/linkTerms';
import { parseBlocks } from '@/lib/markdown/blocks';
import type { Run } from '@/lib/markdown/inline';
import { ANOTHER } from '../../../../support/languages';

const ADDRESSES = new Map([
  ['NIE', '/nie'],
  ['legítima', '/legitima'],
  ['legítima estricta', '/legitima'],
  ['特留份', '/zh/legitima'],
  ['العربون', `/${ANOTHER}/arras`],
]);

/** The links of a text, as 'text -> address', wherever they are in it. */
function linksIn(text: string): string[] {
  const links: string[] = [];
  JSON.stringify(linkTerms(parseBlocks(text), ADDRESSES), (_, node: Partial<Run> | null) => {
    if (node?.href !== undefined) links.push(`${node.text ?? ''} -> ${node.href}`);
    return node;
  });
  return links;
}

describe('a text', () => {
  it('links the first mention of each term by its longest form, in paragraphs and lists', () => {
    expect(linksIn('El NIE. Otro NIE.\n\n- la legítima\n  - el NIE')).toEqual([
      'NIE -> /nie',
      'legítima -> /legitima',
    ]);
    const [longest, ...others] = linksIn('La legítima estricta y la legítima.');
    expect([longest, others]).toEqual(['legítima estricta -> /legitima', []]);
  });

  it('links whole words only, except in Chinese, which has no spaces', () => {
    expect(linksIn('NIEBLA, ilegítima, legítimas, Ñlegítima')).toEqual([]);
    expect(linksIn('子女的特留份是什么')).toEqual(['特留份 -> /zh/legitima']);
    expect(linksIn('需要NIE号码')).toEqual(['NIE -> /nie']);
    expect(linksIn('دفع العربون.')).toEqual([`العربون -> /${ANOTHER}/arras`]);
  });

  it('keeps its own links, and leaves headings, quotes and tables as they are', () => {
    const text =
      '## El NIE\n\n[el NIE](https://example.org)\n\n> el NIE\n\n| NIE |\n| --- |\n| NIE |';
    expect(linksIn(text)).toEqual(['el NIE -> https://example.org']);
  });
});
