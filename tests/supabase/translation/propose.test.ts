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
    ['a heading', '## Plazos del recurso', '## dePlazos dedel derecurso'],
    ['emphasis', 'Es **muy *claro*** hoy.', 'deEs **demuy *declaro*** dehoy.'],
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
    ['a quote with its paragraphs', '> Primero\n>\n> Segundo', '> dePrimero\n>\n> deSegundo'],
    [
      'a table',
      '| Plazo | Días |\n| --- | --- |\n| Recurso | 30 |',
      '| dePlazo | deDías |\n| --- | --- |\n| deRecurso | 30 |',
    ],
    [
      'a picture with its file',
      '![La plaza](/imagenes/plaza-800x600.jpg)',
      '![deLa deplaza](/imagenes/plaza-800x600.jpg)',
    ],
    ['line breaks', 'Calle Mayor\nDénia', 'deCalle deMayor\ndeDénia'],
    ['signs of markup in the text', 'A < B & C \\*', 'deA < deB & deC \\*'],
  ])('keeps %s', async (_what, spanish, proposed) => {
    const { proposed: list, sent } = await proposals([content(spanish)]);
    expect(list).toEqual([{ field: 'content', spanish, proposed, flaw: null, terms: [] }]);
    expect(sent.join()).not.toMatch(/guia|mailto|jpg|\|/);
  });

  it('does not send figures alone, and counts the characters that it sends', async () => {
    const { sent, characters } = await proposals([
      content('| Año | 2026 |\n| --- | --- |\n| 1 | 2 |'),
      { field: 'title', spanish: 'Herencias' },
    ]);
    expect(sent).toEqual(['Año', 'Herencias']);
    expect(characters).toBe(12);
  });

  it.each([
    ['a link lost', 'Vea [aquí](/a) ya.', () => 'Siehe hier jetzt.', 'links'],
    ['a link twice', 'Vea [aquí](/a) ya.', (text: string) => text + text, 'links'],
    ['a link from nowhere', 'Vea ya.', () => 'Sieh <a id="1">an</a>.', 'links'],
    ['emphasis lost', 'Es **muy** claro.', () => 'Es ist klar.', 'marks'],
    ['emphasis from nowhere', 'Es claro.', () => '<b>Es</b> ist klar.', 'marks'],
    ['tags that cross', '**a** *b*', () => '<b>a<i>b</b></i>', 'marks'],
    ['another tag', 'Es claro.', () => 'Es <script>x</script>', 'marks'],
    ['nothing', 'Es claro.', () => ' ', 'empty'],
    ['far too much', 'Es claro.', () => 'Unsinn '.repeat(40), 'length'],
    ['a term lost that stays Spanish', 'El NIE vale.', () => 'Die Nummer gilt.', 'kept'],
  ])('cannot be used with %s', async (_what, spanish, translate, flaw) => {
    const { proposed } = await proposals([content(spanish)], translate, [
      { term: 'NIE', translation: null },
    ]);
    expect(proposed).toMatchObject([{ flaw, spanish }]);
  });

  it('cannot be used for a title that would be too long to save', async () => {
    const title: Paragraph = { field: 'title', spanish: 'a '.repeat(90).trim() };
    const { proposed } = await proposals(
      [title],
      (text) => `${text} und noch viel mehr als vorher`,
    );
    expect(proposed).toMatchObject([{ flaw: 'length' }]);
  });

  it('is text, even if the service answers with Markdown or signs of HTML', async () => {
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
    expect(sent[0]).toContain('<b><x id="1">NIE</x></b>');
    expect(proposed).toMatchObject([
      { proposed: 'Ohne **NIE** no; los NIEs tampoco, ni «anie».', flaw: null },
    ]);
  });

  it.each([
    ['Pida el arraigo.', 'Beantragen Sie die Verwurzelung.', []],
    ['Pida el Arraigo.', 'Wegen Verwurzelungen.', []],
    ['Pida el arraigo.', 'Beantragen Sie die Ansässigkeit.', ['arraigo']],
    ['Los arraigos cuestan.', 'Sie kosten.', ['arraigo']],
    ['El desarraigo duele.', 'Es tut weh.', []],
    ['Por arraigo social.', 'Wegen sozialer Verwurzelung.', []],
    ['Por arraigo social.', 'Wegen Verwurzelung.', ['arraigo social']],
  ])('checks that «%s» is not «%s» without its term', async (spanish, german, broken) => {
    const { proposed } = await proposals([content(spanish)], () => german, TERMS);
    expect(proposed[0]?.terms.map(({ term }) => term)).toEqual(broken);
    expect(proposed[0]?.flaw).toBeNull();
  });
});

it('a term is found as it is written, whatever signs it has', () => {
  const term = { term: 'art. 24 (CE)*', translation: 'Art. 24' };
  expect(brokenTerms('El art. 24 (CE)* dice', 'Nothing', [term])).toHaveLength(1);
  expect(brokenTerms('El artx 24 CE dice', 'Nothing', [term])).toEqual([]);
});
