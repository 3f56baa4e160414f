import { describe, expect, it } from 'vitest';
import { blocksOf, linesOf } from '@/features/public/blog/plainText';

const TEXT = `Un párrafo de apertura que explica de qué va la entrada.

Qué es el NIE
Un número personal que asigna la Policía a cada extranjero.
Segunda línea del mismo párrafo.

¿Dónde se pide?
– En la comisaría.
- En un consulado.

Con un saludo,
el despacho.`;

describe('blocksOf', () => {
  it('recognises headings, lists and paragraphs', () => {
    expect(blocksOf(TEXT)).toEqual([
      { kind: 'text', lines: ['Un párrafo de apertura que explica de qué va la entrada.'] },
      { kind: 'heading', lines: ['Qué es el NIE'] },
      {
        kind: 'text',
        lines: [
          'Un número personal que asigna la Policía a cada extranjero.',
          'Segunda línea del mismo párrafo.',
        ],
      },
      { kind: 'heading', lines: ['¿Dónde se pide?'] },
      { kind: 'item', lines: ['En la comisaría.', 'En un consulado.'] },
      { kind: 'text', lines: ['Con un saludo,', 'el despacho.'] },
    ]);
  });

  it.each([
    ['a sentence', 'Termina en punto.\nY sigue con otra línea más larga.'],
    ['a Chinese sentence', '这是一句话。\n下面还有更长的一行文字在这里。'],
    ['an Arabic sentence', 'هذه جملة،\nوتتبعها جملة أخرى أطول منها بكثير.'],
    ['a line longer than what follows', 'Calle Marqués de Campo\nDénia'],
    ['a line with nothing after it', 'Sin nada después'],
    ['a long line', `${'palabra '.repeat(12)}final\n${'palabra '.repeat(30)}`],
    [
      'a line inside a paragraph',
      'Primera línea, larga y con coma,\nbreve\ny otra línea más larga.',
    ],
  ])('treats %s as text', (_name, text) => {
    expect(blocksOf(text).map(({ kind }) => kind)).toEqual(['text']);
  });

  it('recognises every line break, and gives nothing for an empty text', () => {
    expect(blocksOf('uno.\r\ndos.\rtres.')).toEqual([
      { kind: 'text', lines: ['uno.', 'dos.', 'tres.'] },
    ]);
    expect(blocksOf('')).toEqual([]);
    expect(blocksOf('\n \n')).toEqual([]);
  });
});

describe('linesOf', () => {
  it('keeps every line, including empty ones', () => {
    expect(linesOf(TEXT)).toHaveLength(TEXT.split('\n').length);
    expect(linesOf('a\n\nb').map(({ text }) => text)).toEqual(['a', '', 'b']);
  });
});
