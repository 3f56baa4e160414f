import { expect, it } from 'vitest';
import { readingMinutes } from '@/features/public/blog/article/readingTime';
import { sectionsOf } from '@/features/public/blog/article/TableOfContents';
import { parseBlocks } from '@/lib/markdown/blocks';
import { SOURCE_LANGUAGE } from '@/site/languages';

it('the contents name the upper headings without their marks, each with an id of its own', () => {
  const blocks = parseBlocks('## **Uno**\n\nTexto.\n\n### Menor\n\n## Uno');
  expect(sectionsOf(blocks)).toEqual([
    { id: 'section-0', title: 'Uno' },
    { id: 'section-3', title: 'Uno' },
  ]);
});

it.each([
  ['**palabra** '.repeat(1025), SOURCE_LANGUAGE, 7],
  ['律师'.repeat(255), 'zh', 2],
  ['', SOURCE_LANGUAGE, 1],
] as const)('minutes count as each language is read, case %#', (text, language, minutes) => {
  expect(readingMinutes(parseBlocks(text), language)).toBe(minutes);
});
