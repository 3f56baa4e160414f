// @vitest-environment jsdom
import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { extensions } from '@/features/admin/posts/text/extensions';
import { cleanPastedHtml } from '@/features/admin/posts/text/paste';
import { toBlocks } from '@/lib/admin/markdown/document';
import { serialize } from '@/lib/admin/markdown/serialize';

const parser = SchemaParser.fromSchema(getSchema(extensions));

function paste(html: string) {
  const changed: string[] = [];
  const holder = document.createElement('div');
  holder.innerHTML = cleanPastedHtml(html, [], changed);
  return {
    text: serialize(toBlocks(parser.parse(holder).toJSON() as JSONContent)),
    changed: changed.join(' '),
  };
}

const table = (...rows: string[]) => `<table><tr>${rows.join('</tr><tr>')}</tr></table>`;

it.each([
  [
    'down',
    table(
      '<th>Sede</th><th>Trámite</th><th>Tasa</th>',
      '<td rowspan=2>Dénia</td><td>NIE</td><td>9,84</td>',
      '<td>TIE</td><td>16,08</td>',
      '<td>Xàbia</td><td>NIE</td><td>10</td>',
    ),
    [
      '| Sede | Trámite | Tasa |',
      '| --- | --- | --- |',
      '| Dénia | NIE | 9,84 |',
      '| Dénia | TIE | 16,08 |',
      '| Xàbia | NIE | 10 |',
    ],
  ],
  [
    'across',
    table('<th>Año</th><th colspan=2>Tasa</th>', '<td>2026</td><td>1</td><td>2</td>'),
    ['| Año | Tasa | Tasa |', '| --- | --- | --- |', '| 2026 | 1 | 2 |'],
  ],
  [
    'both ways',
    table(
      '<td colspan=2 rowspan=2>a</td><td>b</td>',
      '<td>c</td>',
      '<td>d</td><td>e</td><td>f</td>',
    ),
    ['| a | a | b |', '| --- | --- | --- |', '| a | a | c |', '| d | e | f |'],
  ],
  [
    'over the whole width, which is said once',
    table('<td colspan=2>Tasas de 2026</td>', '<td>a</td><td>b</td>'),
    ['| Tasas de 2026 |  |', '| --- | --- |', '| a | b |'],
  ],
  [
    'beyond the last row',
    table('<td>a</td><td>b</td>', '<td rowspan=9>c</td><td>d</td>'),
    ['| a | b |', '| --- | --- |', '| c | d |'],
  ],
])('a cell merged %s keeps every figure under its heading, and is said', (_how, html, rows) => {
  const { text, changed } = paste(html);
  expect(text).toBe(rows.join('\n'));
  expect(changed).toMatch(/celdas combinadas/);
});

it.each([
  [
    'struck text',
    '<p>Plazo: <s>un mes</s> dos meses</p>',
    'Plazo: [tachado: un mes] dos meses',
    /tachado/,
  ],
  [
    'text struck by a style',
    '<p>a <span style="text-decoration: line-through">b</span></p>',
    'a [tachado: b]',
    /tachado/,
  ],
  ['squares', '<p>100 m<sup>2</sup> y CO<sub>2</sub></p>', '100 m² y CO₂', /^$/],
  ['ordinals', '<p>1.<sup>o</sup> y 3.<sup>a</sup>, 1<sup>er</sup></p>', '1.º y 3.ª, 1er', /^$/],
  ['other raised text', '<p>x<sup>k/2</sup></p>', 'x^(k/2)', /superíndice/],
  [
    'a line break in a cell',
    table('<td>a</td>', '<td>uno<br>dos</td>'),
    '| a |\n| --- |\n| uno dos |',
    /^$/,
  ],
  ['letters of HTML', '<ol type="a"><li>Uno</li><li>Dos</li></ol>', 'a) Uno\n\nb) Dos', /letras/],
  [
    'letters and Roman numerals of Google Docs',
    '<ol><li style="list-style-type:decimal">Uno<ol><li style="list-style-type:lower-alpha">Dos</li></ol></li></ol><ol start="4"><li style="list-style-type:upper-roman">Tres</li></ol>',
    '1. Uno\n   a) Dos\n\nIV) Tres',
    /letras/,
  ],
  [
    'lettered clauses of Word',
    ['a)', 'b)', 'c)']
      .map(
        (letter) =>
          `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${letter}<span>&nbsp; </span></span>Cláusula ${letter}</p>`,
      )
      .join(''),
    'a) Cláusula a)\n\nb) Cláusula b)\n\nc) Cláusula c)',
    /letras/,
  ],
  [
    'footnotes of Word',
    '<p>Plazo<a href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a>.</p><p><a href="#_ftnref1">[1]</a> Ley 39/2015.</p>',
    'Plazo[1].\n\n[1] Ley 39/2015.',
    /notas al pie/,
  ],
  [
    'footnotes of LibreOffice',
    '<p>Plazo<a href="#sdfootnote1sym"><sup>1</sup></a>.</p><p><a href="#sdfootnote1anc">1</a> Ley 39/2015.</p>',
    'Plazo[1].\n\n[1] Ley 39/2015.',
    /notas al pie/,
  ],
  [
    'nothing of these',
    '<p>Un <b>texto</b></p><ol><li>Uno</li></ol>',
    'Un **texto**\n\n1. Uno',
    /^$/,
  ],
])('%s: kept or said', (_what, html, text, said) => {
  const pasted = paste(html);
  expect(pasted.text).toBe(text);
  expect(pasted.changed).toMatch(said);
});
