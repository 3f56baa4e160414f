import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serialize } from '@/lib/admin/markdown/serialize';
import { parseBlocks } from '@/lib/markdown/blocks';
import { blocksArbitrary, normalForm } from '../../support/markdown';

describe('serialize', () => {
  it('writes what a person would', () => {
    const text = [
      '## Plazos',
      'Hay **veinte días** [hábiles](https://x.es/a) para *recurrir*.\nNi uno más.',
      '1. Uno\n   - dos\n   - tres\n2. Cuatro',
      '> Artículo 1',
      '![El puerto](/images/a.svg)',
      '| a | b |\n| --- | --- |\n| c | d |',
    ].join('\n\n');
    expect(serialize(parseBlocks(text))).toBe(text);
  });

  it('is read back as the same blocks, whatever they are', () => {
    fc.assert(
      fc.property(blocksArbitrary, (blocks) => {
        const text = serialize(blocks);
        expect(parseBlocks(text)).toEqual(normalForm(blocks));
        expect(serialize(parseBlocks(text))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('preserves the meaning of any text', () => {
    const piece = fc.constantFrom(
      '*',
      '**',
      '[',
      '](/a)',
      '\\',
      '\n',
      '\n\n',
      '- ',
      '> ',
      '| a |\n|-|\n',
      '1. ',
      'a',
      ' ',
      '## ',
      '!',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const blocks = parseBlocks(pieces.join(''));
        const again = parseBlocks(serialize(blocks));
        expect(parseBlocks(serialize(again))).toEqual(again);
        expect(JSON.stringify(again).replace(/\s/g, '').length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });
});
