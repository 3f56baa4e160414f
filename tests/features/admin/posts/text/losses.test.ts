// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { paste } from './pasted';

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
    'over the whole width, which is said once',
    table('<td colspan=2>Tasas de 2026</td>', '<td>a</td><td>b</td>'),
    ['| Tasas de 2026 |  |', '| --- | --- |', '| a | b |'],
  ],
])('a cell merged %s keeps every figure under its heading, and is said', (_how, html, rows) => {
  const { text, changed } = paste(html);
  expect(text).toBe(rows.join('\n'));
  expect(changed).toMatch(/celdas combinadas/);
});

it.each([
  [
    'struck text',
    '<p>a <s>b</s> <span style="text-decoration: line-through">c</span></p>',
    'a [tachado: b] [tachado: c]',
    /tachado/,
  ],
  ['ordinals', '<p>1.<sup>o</sup> y 3.<sup>a</sup>, 1<sup>er</sup></p>', '1.º y 3.ª, 1er', /^$/],
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
])('%s: kept or said', (_what, html, text, said) => {
  const pasted = paste(html);
  expect(pasted.text).toBe(text);
  expect(pasted.changed).toMatch(said);
});
