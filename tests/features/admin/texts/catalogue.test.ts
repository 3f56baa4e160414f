import { describe, expect, it } from 'vitest';
import {
  catalogueOf,
  completeness,
  findText,
  isOutdated,
  type TextEntry,
} from '@/features/admin/texts/catalogue';
import { cellProblems, formProblem, textProblem } from '@/features/admin/texts/checks';
import { filterEntries, filterFrom } from '@/features/admin/texts/filter';
import { NAMESPACES } from '@/i18n/namespaces';
import { recordOf } from '@/lib/recordOf';
import { firm } from '@/site/firm';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER, OTHER } from '../../../support/languages';

const nothing = recordOf(LANGUAGES, () => new Map<string, string>());
const noOverrides = { ...nothing, sources: nothing };

/** Files whose only texts are in the namespace 'common'. */
const filesWith = (common: Partial<Record<Language, object>>) =>
  recordOf(LANGUAGES, (language) => ({
    ...recordOf(NAMESPACES, () => ({})),
    common: common[language] ?? {},
  }));

const small = catalogueOf(
  filesWith({ [SOURCE_LANGUAGE]: { a: { b: 'Hola' }, n_one: 'Una', n_other: 'Otras' } }),
);

describe('catalogueOf', () => {
  it('groups plural forms into one entry, also those that Spanish does not need', () => {
    expect(small.entries.map(({ id, plural }) => [id, plural])).toEqual([
      ['common/a.b', false],
      ['common/n', true],
    ]);
    expect(findText(small, 'common/n_few')).toMatchObject({ form: 'few' });
    for (const unknown of ['common/n', 'common/a.b_few', 'common/__proto__'])
      expect(findText(small, unknown)).toBeUndefined();
  });
});

describe('a translation', () => {
  const catalogue = catalogueOf(
    filesWith({
      [SOURCE_LANGUAGE]: { a: 'Hola' },
      [ANOTHER]: { a: 'مرحبا' },
    }),
  );
  const entry = catalogue.byId.get('common/a') as TextEntry;
  const texts = (text?: string) =>
    new Map<string, string>(text === undefined ? [] : [[entry.id, text]]);

  it.each([
    [true, 'Buenas', undefined, undefined],
    [true, undefined, 'أهلا', 'Buenas'],
    [false, 'Buenas', 'أهلا', 'Buenas'],
    // Where it is not known what it was made from, nothing is claimed.
    [false, 'Buenas', 'أهلا', undefined],
  ])(
    'is outdated (%s) where Spanish is %s and it %s was saved for %s',
    (is, spanish, own, source) => {
      const overrides = {
        ...{ ...nothing, [SOURCE_LANGUAGE]: texts(spanish), [ANOTHER]: texts(own) },
        sources: { ...nothing, [ANOTHER]: texts(source) },
      };
      expect(isOutdated(catalogue, overrides, ANOTHER, entry)).toBe(is);
    },
  );

  it('is missing rather than outdated where there is none, and Spanish is neither', () => {
    const changed = { ...noOverrides, [SOURCE_LANGUAGE]: new Map([['common/a', 'Buenas']]) };
    expect(isOutdated(catalogue, changed, OTHER, entry)).toBe(false);
    expect(isOutdated(catalogue, changed, SOURCE_LANGUAGE, entry)).toBe(false);
    expect(completeness(catalogue, changed, ANOTHER)).toEqual({ done: 1, total: 1, outdated: 1 });
  });
});

describe('textProblem', () => {
  it.each([
    ['Página {{page}} de {{firm}}', 'Seite {{page}}, {{firm}}', undefined],
    ['Página {{page}}', 'Seite', 'Falta {{page}}: el sitio pone ahí un dato.'],
    [
      'Página {{page}}',
      'Seite {{seite}}',
      /^Aquí no existe \{\{seite\}\}\. Puede usar \{\{page\}\}, \{\{firm\}\}, \{\{lawyer\}\}, \{\{city\}\}/,
    ],
    ['Abogados en {{city}}', 'Адвокаты в {{cityIn}}, {{area}}', undefined],
    ['Hola', 'Hallo {{firm}', /llave suelta/],
    ['Hola', '$t(title)', /\$t\(/],
    ['Hola', '  \n', /Escriba el texto/],
    ['Hola', 'a\u0000b', /no se pueden guardar/],
  ])('%j as %j', (reference, text, problem) => {
    const found = textProblem(text, reference, OTHER, '');
    if (problem instanceof RegExp) expect(found).toMatch(problem);
    else expect(found).toBe(problem);
  });

  it('allows a plural form of a single number to omit the number', () => {
    const reference = '{{count}} entradas';
    expect(textProblem('An article', reference, 'en', 'one')).toBeUndefined();
    // French uses the form of 1 for 0 too.
    expect(textProblem('article', reference, 'fr', 'one')).toMatch(/Falta \{\{count\}\}/);
  });
});

it('requires exactly the plural forms of the language', () => {
  const plural = { n_one: 'Una', n_other: '{{count}}' };
  const catalogue = catalogueOf(filesWith(recordOf(LANGUAGES, () => plural)));
  const entry = catalogue.byId.get('common/n') as TextEntry;
  const text = '{{count}} articles';
  expect(cellProblems(catalogue, entry, 'fr', { one: text, many: text, other: text })).toEqual({});
  expect(cellProblems(catalogue, entry, 'fr', { one: text, many: ' ', few: text })).toEqual({
    many: 'Falta la forma «muchos»: el francés la necesita.',
    other: 'Falta la forma «los demás»: el francés la necesita.',
  });
  expect(formProblem('en', 'few')).toBe('el inglés no usa la forma «few»');
});

it.each([
  ['as the site shows it', `abogacia en ${firm.address.city}`, ['promise']],
  ['by what it has, and by nothing else', 'notaría', []],
])('a text is found %s', (_, search, keys) => {
  const texts = { promise: 'Abogacía en {{city}}, {{page}} de {{pages}}', other: 'Otro texto' };
  const catalogue = catalogueOf(filesWith(recordOf(LANGUAGES, () => texts)));
  const filter = filterFrom(new URLSearchParams({ search, languages: SOURCE_LANGUAGE }));
  const entries = filterEntries(catalogue, noOverrides, filter, new Set());
  expect(entries.map(({ key }) => key)).toEqual(keys);
});
