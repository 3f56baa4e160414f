import { describe, expect, it } from 'vitest';
import { readingMinutes } from '@/features/public/blog/article/readingTime';
import { sectionsOf } from '@/features/public/blog/article/sections';
import { parseBlocks } from '@/lib/markdown/blocks';
import { OTHER } from '../../../../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

describe('sectionsOf', () => {
  it('names the upper headings without their marks, each with an id of its own', () => {
    const blocks = parseBlocks('## **Uno**\n\nTexto.\n\n### Menor\n\n## Uno\n\nMás texto.');
    expect(sectionsOf(blocks)).toEqual([
      { id: 'section-0', title: 'Uno' },
      { id: 'section-3', title: 'Uno' },
    ]);
  });
});

describe('readingMinutes', () => {
  it('counts by the speed at which each language is read, without spaces and markup', () => {
    expect(readingMinutes(parseBlocks('**palabra** '.repeat(1025)), SOURCE_LANGUAGE)).toBe(7);
    expect(readingMinutes(parseBlocks('律师'.repeat(255)), 'zh')).toBe(2);
  });

  it('is never less than a minute', () => {
    expect(readingMinutes([], OTHER)).toBe(1);
  });
});
