import { describe, expect, it } from 'vitest';
import {
  charactersOf,
  type Paragraph,
  prepare,
  propose,
} from '../../../supabase/functions/_shared/translation/propose';
import { brokenTerms, type Term } from '../../../supabase/functions/_shared/translation/terms';
import { translated } from '../../../e2e/support/translationService';
import { OTHER } from '../../support/languages';

const content = (spanish: string): Paragraph => ({ field: 'content', spanish });

/** The proposals of a service that translates each text so. */
async function proposals(
  paragraphs: Paragraph[],
  translate: (text: string) => string = (text) => translated(text, 'de'),
  terms: Term[] = [],
) {
  const sent: string[] = [];
  const service = {
    name: 'deepl' as const,
    translate: (texts: readonly string[]) => {
      sent.push(...texts);
      return Promise.resolve(texts.map(translate));
    },
  };
  const prepared = prepare(paragraphs, terms);
  const proposed = await propose(prepared, OTHER, terms, service);
  return { proposed, sent, characters: charactersOf(prepared) };
}

describe('a proposal', () => {
  it.each([
    ['a heading with emphasis', '## Es **muy *claro***', '## deEs **demuy *declaro***'],
    [
      'links with their addresses',
      'Vea [la guía](/es/guia) o [escriba](mailto:a@b.example) ya.',
      'deVea [dela deguía](/es/guia) deo [deescriba](mailto:a@b.example) deya.',
    ],
    [
      'lists within lists',
      '1. Uno\n2. Dos\n   - Tres **y** más',
      '1. deUno\n2. deDos\n   - deTres **dey** demás',
    ],
    [
      'a table',
      '| Plazo | Días |\n| --- | --- |\n| Recurso | 30 |',
      '| dePlazo | deDías |\n| --- | --- |\n| deRecurso | 30 |',
    ],
    ['line breaks and signs of markup', 'A < B & C \\*\nDénia', 'deA < deB & deC \\*\ndeDénia'],
  ])('keeps %s', async (_what, spanish, proposed) => {
    const { proposed: list, sent } = await proposals([content(spanish)]);
    expect(list).toEqual([{ field: 'content', spanish, proposed, flaw: null, terms: [] }]);
    expect(sent.join()).not.toMatch(/guia|mailto|\|/);
  });

  it('cannot be used with what was lost, or comes from nowhere', async () => {
    const terms = [{ term: 'NIE', translation: null }];
    for (const [spanish, german, flaw] of [
      ['Vea [aquí](/a) ya.', 'Siehe hier jetzt.', 'links'],
      ['Es **muy** claro.', 'Es ist klar.', 'marks'],
      ['**a** *b*', '<g id="1">a<g id="2">b</g></g>', 'marks'],
      ['[a](/b)', '<g id="1">a</g><g id="1">a</g>', 'links'],
      ['Es claro.', ' ', 'empty'],
      ['Es claro.', 'Unsinn '.repeat(40), 'length'],
      ['El NIE vale.', 'Die Nummer gilt.', 'kept'],
    ] as const) {
      const { proposed } = await proposals([content(spanish)], () => german, terms);
      expect(proposed).toMatchObject([{ flaw, spanish }]);
    }
  });

  it('does not send figures alone, counts the characters that it sends, and is text whatever is answered', async () => {
    const { sent, characters } = await proposals([
      content('| Año | 2026 |\n| --- | --- |\n| 1 | 2 |'),
      { field: 'title', spanish: 'Herencias' },
    ]);
    expect([sent, characters]).toEqual([['Año', 'Herencias'], 12]);
    const { proposed } = await proposals([content('Hola.')], () => '# Hallo [x](/y) &lt;b&gt;');
    expect(proposed).toMatchObject([{ proposed: '# Hallo [x\\](/y) <b>', flaw: null }]);
  });
});

describe('the firm’s vocabulary', () => {
  const TERMS: Term[] = [
    { term: 'NIE', translation: null },
    { term: 'arraigo', translation: 'Verwurzelung' },
    { term: 'arraigo social', translation: 'soziale Verwurzelung' },
  ];

  it('keeps a term as the Spanish text has it, whatever the service made of it', async () => {
    const { proposed, sent } = await proposals(
      [content('Sin **NIE** no; los NIEs tampoco, ni «anie».')],
      (text) => text.replace(/(<x[^>]*>)NIE/g, '$1Ausländernummer').replace('Sin', 'Ohne'),
      TERMS,
    );
    expect(sent[0]).toContain('<g id="1"><x id="1">NIE</x></g>');
    expect(proposed).toMatchObject([
      { proposed: 'Ohne **NIE** no; los NIEs tampoco, ni «anie».', flaw: null },
    ]);
  });

  it('names the terms that a translation lacks', async () => {
    for (const [spanish, german, broken] of [
      ['Pida el Arraigo.', 'Wegen Verwurzelungen.', []],
      ['Los arraigos cuestan.', 'Sie kosten.', ['arraigo']],
      ['Por arraigo social.', 'Wegen sozialer Verwurzelung.', []],
      ['Por arraigo social.', 'Wegen Verwurzelung.', ['arraigo social']],
    ] as const) {
      const { proposed } = await proposals([content(spanish)], () => german, TERMS);
      expect(proposed[0]?.terms.map(({ term }) => term)).toEqual(broken);
      expect(proposed[0]?.flaw).toBeNull();
    }
    // Whatever signs a term has.
    const term = { term: 'art. 24 (CE)*', translation: 'Art. 24' };
    expect(brokenTerms('El art. 24 (CE)* dice', 'Nothing', [term])).toHaveLength(1);
    expect(brokenTerms('El artx 24 CE dice', 'Nothing', [term])).toEqual([]);
  });
});
