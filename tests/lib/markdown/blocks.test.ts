import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlocks, plainTextOf, textOf } from '@/lib/markdown/blocks';
import { parseInline, type Run } from '@/lib/markdown/inline';

const kinds = (content: string) => parseBlocks(content).map(({ type }) => type);
const run = (text: string, marks = {}) => ({ text, ...marks });
const paragraph = (...runs: Run[]) => ({ type: 'paragraph', runs });
const heading = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level },
  runs: [run(text)],
});
const list = (start: number | null, ...items: [text: string, ...lists: object[]][]) => ({
  ...(start === null ? { type: 'bulletList' } : { type: 'orderedList', attrs: { start } }),
  content: items.map(([text, ...lists]) => ({
    type: 'listItem',
    content: [paragraph(run(text)), ...lists],
  })),
});

const row = (type: string, ...cells: object[]) => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type, content: [cell] })),
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
      paragraph(run('Una apertura que explica de qué va la entrada.')),
      heading(2, 'Qué es el NIE'),
      paragraph(run('Un número personal para cada extranjero.\nSegunda línea.')),
      heading(2, '¿Dónde se pide?'),
      list(null, ['En la comisaría.'], ['En un consulado.']),
      paragraph(run('Con un saludo,\nel despacho.')),
    ]);
  });

  it.each([
    ['an Arabic sentence', 'هذه جملة،\nوتتبعها جملة أخرى أطول منها بكثير.'],
    ['a line longer than what follows', 'Calle Marqués de Campo\nDénia'],
    ['a line that ends in the other line break', 'Corta\\\ny otra línea más larga'],
    ['an address', 'Calle Mayor, 3\n03700 Dénia (Alicante)'],
  ])('has no heading in %s', (_name, text) => {
    expect(kinds(text)).toEqual(['paragraph']);
  });

  it('recognises every line break, and gives nothing for an empty text', () => {
    expect(parseBlocks('uno.\r\ndos.\rtres.')).toEqual([paragraph(run('uno.\ndos.\ntres.'))]);
    expect(parseBlocks('\n \n')).toEqual([]);
  });
});

describe('a text with markup', () => {
  it('has headings of two levels, bold, italic and links', () => {
    expect(parseBlocks('## Plazos\n\n### Del recurso\nTexto\n# no')).toEqual([
      heading(2, 'Plazos'),
      heading(3, 'Del recurso'),
      paragraph(run('Texto\n# no')),
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
    expect(kinds('Desde el verano de\n2026. Un año')).toEqual(['paragraph']);
  });

  it('has quotes, pictures and tables', () => {
    expect(
      parseBlocks(
        '> Artículo 1.\n>\n> - a\n\n![El \\[puerto\\]](/images/a.svg)\n\n| a | b\\|c |\n| - | :-: |\n| **d** |',
      ),
    ).toEqual([
      { type: 'blockquote', content: [paragraph(run('Artículo 1.')), list(null, ['a'])] },
      { type: 'image', attrs: { src: '/images/a.svg', alt: 'El [puerto]' } },
      {
        type: 'table',
        content: [
          row('tableHeader', paragraph(run('a')), paragraph(run('b|c'))),
          row('tableCell', paragraph(run('d', { bold: true }))),
        ],
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
    expect(parseBlocks(source)).toEqual([paragraph(run(source))]);
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
