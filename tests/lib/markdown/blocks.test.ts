import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlocks } from '@/lib/markdown/blocks';
import { parseInline } from '@/lib/markdown/inline';
import { plainTextOf, textOf } from '@/lib/markdown/plainText';
import { ROOT } from '../../../server/paths';

const kinds = (content: string) => parseBlocks(content).map(({ kind }) => kind);
const run = (text: string, marks = {}) => ({ text, ...marks });

const PLAIN = `Un párrafo de apertura que explica de qué va la entrada.

Qué es el NIE
Un número personal que asigna la Policía a cada extranjero.
Segunda línea del mismo párrafo.

¿Dónde se pide?
– En la comisaría.
- En un consulado.

Con un saludo,
el despacho.`;

describe('a text without markup', () => {
  it('has headings, lists and paragraphs with their line breaks', () => {
    expect(parseBlocks(PLAIN)).toEqual([
      { kind: 'text', runs: [run('Un párrafo de apertura que explica de qué va la entrada.')] },
      { kind: 'heading', level: 2, runs: [run('Qué es el NIE')] },
      {
        kind: 'text',
        runs: [
          run(
            'Un número personal que asigna la Policía a cada extranjero.\nSegunda línea del mismo párrafo.',
          ),
        ],
      },
      { kind: 'heading', level: 2, runs: [run('¿Dónde se pide?')] },
      {
        kind: 'list',
        start: null,
        items: [
          { runs: [run('En la comisaría.')], lists: [] },
          { runs: [run('En un consulado.')], lists: [] },
        ],
      },
      { kind: 'text', runs: [run('Con un saludo,\nel despacho.')] },
    ]);
  });

  it.each([
    ['a sentence', 'Termina en punto.\nY sigue con otra línea más larga.'],
    ['a Chinese sentence', '这是一句话。\n下面还有更长的一行文字在这里。'],
    ['an Arabic sentence', 'هذه جملة،\nوتتبعها جملة أخرى أطول منها بكثير.'],
    ['a line longer than what follows', 'Calle Marqués de Campo\nDénia'],
    ['a line with nothing after it', 'Sin nada después'],
    ['a long line', `${'palabra '.repeat(12)}final\n${'palabra '.repeat(30)}`],
    ['a line that ends in the other line break', 'Corta\\\ny otra línea más larga'],
    [
      'a line inside a paragraph',
      'Primera línea, larga y con coma,\nbreve\ny otra línea más larga.',
    ],
    ['an address', 'Calle Mayor, 3\n03700 Dénia (Alicante)'],
    ['a signature', 'Un saludo\nEl despacho de abogados'],
  ])('has no heading in %s', (_name, text) => {
    expect(kinds(text)).toEqual(['text']);
  });

  it('recognises every line break, and gives nothing for an empty text', () => {
    expect(parseBlocks('uno.\r\ndos.\rtres.')).toEqual([
      { kind: 'text', runs: [run('uno.\ndos.\ntres.')] },
    ]);
    expect(parseBlocks('')).toEqual([]);
    expect(parseBlocks('\n \n')).toEqual([]);
  });

  it('keeps every word of the demo posts, as headings, lists and paragraphs', () => {
    const folder = join(ROOT, 'supabase/seeds/posts');
    const texts = readdirSync(folder).flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/\$\$([^]*?)\$\$/g)].map(
        ([, text = '']) => text,
      ),
    );
    expect(texts.length).toBeGreaterThan(400);
    for (const text of texts) {
      const blocks = parseBlocks(text);
      expect(new Set(blocks.map(({ kind }) => kind))).not.toContain('quote');
      // Apart from marks and links, every word that a reader saw is still there.
      const words = text
        .replace(/\[([^\]]+)\]\(https:[^)]*\)/g, '$1')
        .replace(/^[–-] /gm, '')
        .split(/\s+/)
        .filter(Boolean);
      expect(plainTextOf(parseBlocks(text)).split(/\s+/).filter(Boolean)).toEqual(words);
    }
  });
});

describe('a text with markup', () => {
  it('has headings of two levels, whatever follows them', () => {
    expect(parseBlocks('## Plazos\n\n### Del recurso\nTexto\n# no')).toEqual([
      { kind: 'heading', level: 2, runs: [run('Plazos')] },
      { kind: 'heading', level: 3, runs: [run('Del recurso')] },
      { kind: 'text', runs: [run('Texto\n# no')] },
    ]);
  });

  it('has bold, italic and links', () => {
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
      {
        kind: 'list',
        start: 3,
        items: [
          {
            runs: [run('a\nmás')],
            lists: [{ kind: 'list', start: null, items: [{ runs: [run('b')], lists: [] }] }],
          },
          { runs: [run('c')], lists: [] },
        ],
      },
      { kind: 'list', start: null, items: [{ runs: [run('d')], lists: [] }] },
      { kind: 'list', start: null, items: [{ runs: [run('e')], lists: [] }] },
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
        blocks: [
          { kind: 'text', runs: [run('Artículo 1.')] },
          { kind: 'list', start: null, items: [{ runs: [run('a')], lists: [] }] },
        ],
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
    '[x](data:text/html,a)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](https:evil)',
    '[x](vbscript:a)',
    '![x](javascript:a)',
    '![x](data:image/svg+xml,a)',
    '<a href="https://x.es">',
    '&lt;',
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
      { numRuns: 3000 },
    );
  });

  it('loses no letter of any text', () => {
    fc.assert(
      fc.property(source, (text) => {
        const letters = (all: string) => (all.match(/[\p{L}\p{N}]/gu) ?? []).length;
        const read = parseBlocks(text.replace(/\]\(|!\[|\d[.)]/g, ''));
        const shown = read.map((block) => JSON.stringify(block)).join('').length;
        expect(shown).toBeGreaterThanOrEqual(letters(text.replace(/\]\(|!\[|\d[.)]/g, '')));
      }),
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

describe('plainTextOf', () => {
  it('is the text alone, a line for each piece', () => {
    const text =
      '## A\n\n**b** [c](/d)\n\n- e\n  - f\n\n> g\n\n![h](/i.svg)\n\n| j | k |\n|---|---|\n| l | m |';
    expect(plainTextOf(parseBlocks(text))).toBe('A\nb c\ne\nf\ng\nj\nk\nl\nm');
    expect(textOf(parseInline('a **b**'))).toBe('a b');
  });
});
