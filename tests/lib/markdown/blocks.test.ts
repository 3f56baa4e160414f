import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlocks } from '@/lib/markdown/blocks';
import { parseInline } from '@/lib/markdown/inline';
import { plainTextOf, textOf } from '@/lib/markdown/plainText';

const kinds = (content: string) => parseBlocks(content).map(({ kind }) => kind);
const run = (text: string, marks = {}) => ({ text, ...marks });
const list = (start: number | null, ...items: [text: string, ...lists: object[]][]) => ({
  kind: 'list',
  start,
  items: items.map(([text, ...lists]) => ({ runs: [run(text)], lists })),
});

describe('a text without markup', () => {
  it('has headings, lists and paragraphs with their line breaks', () => {
    const text = [
      'Una apertura que explica de qué va la entrada.\n',
      'Qué es el NIE\nUn número personal para cada extranjero.\nSegunda línea.\n',
      '¿Dónde se pide?\n– En la comisaría.\n- En un consulado.\n',
      'Con un saludo,\nel despacho.',
    ];
    expect(parseBlocks(text.join('\n'))).toEqual([
      { kind: 'text', runs: [run('Una apertura que explica de qué va la entrada.')] },
      { kind: 'heading', level: 2, runs: [run('Qué es el NIE')] },
      {
        kind: 'text',
        runs: [run('Un número personal para cada extranjero.\nSegunda línea.')],
      },
      { kind: 'heading', level: 2, runs: [run('¿Dónde se pide?')] },
      list(null, ['En la comisaría.'], ['En un consulado.']),
      { kind: 'text', runs: [run('Con un saludo,\nel despacho.')] },
    ]);
  });

  it.each([
    ['an Arabic sentence', 'هذه جملة،\nوتتبعها جملة أخرى أطول منها بكثير.'],
    ['a line longer than what follows', 'Calle Marqués de Campo\nDénia'],
    ['a line that ends in the other line break', 'Corta\\\ny otra línea más larga'],
    ['an address', 'Calle Mayor, 3\n03700 Dénia (Alicante)'],
  ])('has no heading in %s', (_name, text) => {
    expect(kinds(text)).toEqual(['text']);
  });

  it('recognises every line break, and gives nothing for an empty text', () => {
    expect(parseBlocks('uno.\r\ndos.\rtres.')).toEqual([
      { kind: 'text', runs: [run('uno.\ndos.\ntres.')] },
    ]);
    expect(parseBlocks('\n \n')).toEqual([]);
  });
});

describe('a text with markup', () => {
  it('has headings of two levels, bold, italic and links', () => {
    expect(parseBlocks('## Plazos\n\n### Del recurso\nTexto\n# no')).toEqual([
      { kind: 'heading', level: 2, runs: [run('Plazos')] },
      { kind: 'heading', level: 3, runs: [run('Del recurso')] },
      { kind: 'text', runs: [run('Texto\n# no')] },
    ]);
    expect(parseInline('**a *b*** c [d **e**](https://x.es/?a=*b*) [f](/contacto)')).toEqual([
      run('a ', { bold: true }),
      run('b', { bold: true, italic: true }),
      run(' c '),
      run('d ', { href: 'https://x.es/?a=*b*' }),
      run('e', { bold: true, href: 'https://x.es/?a=*b*' }),
      run(' '),
      run('f', { href: '/contacto' }),
    ]);
    expect(parseInline('第一**条。**后')).toEqual([
      run('第一'),
      run('条。', { bold: true }),
      run('后'),
    ]);
    expect(parseInline('2 * 3 ** 4, a*b, **c\\*')).toEqual([run('2 * 3 ** 4, a*b, **c*')]);
  });

  it('has nested and numbered lists, which keep their first number', () => {
    expect(parseBlocks('3. a\n   más\n   - b\n4. c\n- d\n\n- e')).toEqual([
      list(3, ['a\nmás', list(null, ['b'])], ['c']),
      list(null, ['d']),
      list(null, ['e']),
    ]);
    expect(kinds('Desde el verano de\n2026. Un año')).toEqual(['text']);
  });

  it('has quotes, pictures and tables', () => {
    expect(
      parseBlocks(
        '> Artículo 1.\n>\n> - a\n\n![El \\[puerto\\]](/images/a.svg)\n\n| a | b\\|c |\n| - | :-: |\n| **d** |',
      ),
    ).toEqual([
      {
        kind: 'quote',
        blocks: [{ kind: 'text', runs: [run('Artículo 1.')] }, list(null, ['a'])],
      },
      { kind: 'picture', src: '/images/a.svg', alt: 'El [puerto]' },
      {
        kind: 'table',
        rows: [[[run('a')], [run('b|c')]], [[run('d', { bold: true })]]],
      },
    ]);
  });
});

describe('safety', () => {
  it.each([
    '[x](javascript:alert`1`)',
    '[x](JaVaScRiPt:alert`1`)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](https:evil)',
    '![x](data:image/svg+xml,a)',
    '<a href="https://x.es">',
  ])('shows %s as text', (source) => {
    expect(parseBlocks(source)).toEqual([{ kind: 'text', runs: [run(source)] }]);
  });

  const markup = fc.constantFrom(
    ...['*', '**', '***', '[', ']', '](', ')', '](https://a.es)', '](javascript:a)', '![', '\\'],
    ...['\n', '\n\n', '> ', '## ', '- ', '  - ', '1. ', '|', '| - |', '\n|-|\n', ' ', 'a', '。'],
    ...['<script>', '\u2028', '\t'],
  );
  const source = fc.array(fc.oneof(markup, fc.string({ maxLength: 3 }))).map((all) => all.join(''));

  it('allows only permitted addresses in links and pictures of any text', () => {
    fc.assert(
      fc.property(source, (text) => {
        const json = JSON.stringify(parseBlocks(text));
        for (const [, address = ''] of json.matchAll(/"(?:href|src)":"([^"]*)"/g)) {
          expect(address).toMatch(/^(https?:\/\/[^/]|mailto:|tel:|\/([^/\\]|$))/i);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('takes time proportional to the length of a text, whatever it contains', () => {
    const units = [
      ...['*', '**a', '[', '](', '[a](', '[a](https://x', '![', '![](', '\\', '|', '| -', '>'],
      ...['> ', '- ', '-', '  - a\n', ' ', '\t', '1. a\n', '## ', '#', 'a\n', '|-\n', '|a\n|-\n'],
      ...['> - a\n', '\n', '\\\n', '* *', '[*', '***a**b*'],
    ];
    const timeFor = (text: string) => {
      const before = performance.now();
      parseBlocks(text);
      return performance.now() - before;
    };
    for (const unit of units) {
      const text = (length: number) => unit.repeat(Math.ceil(length / unit.length));
      timeFor(text(10_000));
      // Takes milliseconds; quadratic time would exceed the limit on any machine.
      expect(timeFor(text(100_000)), JSON.stringify(unit)).toBeLessThan(10_000);
    }
  });
});

it('the plain text is the text alone, a line for each piece', () => {
  const text =
    '## A\n\n**b** [c](/d)\n\n- e\n  - f\n\n> g\n\n![h](/i.svg)\n\n| j | k |\n|---|---|\n| l | m |';
  expect(plainTextOf(parseBlocks(text))).toBe('A\nb c\ne\nf\ng\nj\nk\nl\nm');
  expect(textOf(parseInline('a **b**'))).toBe('a b');
});
