import { getSchema, type JSONContent } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extensions } from '@/features/admin/posts/text/extensions';
import { toBlocks, toDocument } from '@/lib/admin/markdown/document';
import { serialize } from '@/lib/admin/markdown/serialize';
import { parseBlocks } from '@/lib/markdown/blocks';
import { blocksArbitrary, normalForm } from '../../../support/markdown';

const schema = getSchema(extensions);

/** What the editor makes of a text: its document, checked against the schema, and the text again. */
function throughEditor(text: string): string {
  const document = Node.fromJSON(schema, toDocument(parseBlocks(text)));
  document.check();
  return serialize(toBlocks(document.toJSON() as JSONContent));
}

it('a document that is written as Markdown and read back is unchanged', () => {
  fc.assert(
    fc.property(blocksArbitrary, (blocks) => {
      const before = Node.fromJSON(schema, toDocument(normalForm(blocks)));
      const text = serialize(toBlocks(before.toJSON() as JSONContent));
      const after = Node.fromJSON(schema, toDocument(parseBlocks(text)));
      after.check();
      expect(after.toJSON()).toEqual(before.toJSON());
      expect(throughEditor(text)).toBe(text);
    }),
    { numRuns: 400 },
  );
});

it('a marked space between two links to the same address stays a space', () => {
  expect(throughEditor('*[a](/b) [a](/b)*')).toBe('[*a*](/b) [*a*](/b)');
});

it.each(['> * \\', '- \\\n  - \\'])('%j, which shows nothing, becomes an empty text', (text) => {
  expect(throughEditor(text)).toBe('');
});

it('every text becomes a valid document', () => {
  const piece = fc.constantFrom(
    ...['*', '**', '[a](/b)', '[', '](/a)', '\\', '!', '![a](/b)\n', '\n', '\n\n', 'a', ' '],
    ...['- ', '  - ', '> ', '1. ', '## ', '|a|b|\n|-|\n'],
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const once = throughEditor(pieces.join(''));
      expect(throughEditor(once)).toBe(once);
    }),
    { numRuns: 400 },
  );
});

it('is written as a person would', () => {
  const text = [
    '## Plazos',
    'Hay **veinte días** [hábiles](https://x.es/a) para *recurrir*.\nNi uno más.',
    '1. Uno\n   - dos\n   - tres\n2. Cuatro',
    '> Artículo 1',
    '![El puerto](/images/a.svg)',
    '| a | b |\n| --- | --- |\n| c | d |',
  ].join('\n\n');
  expect(throughEditor(text)).toBe(text);
});
