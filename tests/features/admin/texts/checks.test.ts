import { describe, expect, it } from 'vitest';
import { catalogueOf, type TextEntry } from '@/features/admin/texts/catalogue';
import { cellProblems, formProblem, textProblem } from '@/features/admin/texts/checks';
import { NAMESPACES } from '@/i18n/namespaces';
import { recordOf } from '@/lib/recordOf';
import { LANGUAGES } from '@/site/languages';
import { OTHER } from '../../../support/languages';

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
  const catalogue = catalogueOf(
    recordOf(LANGUAGES, () => ({
      ...recordOf(NAMESPACES, () => ({})),
      common: { n_one: 'Una', n_other: '{{count}}' },
    })),
  );
  const entry = catalogue.byId.get('common/n') as TextEntry;
  const text = '{{count}} articles';
  expect(cellProblems(catalogue, entry, 'fr', { one: text, many: text, other: text })).toEqual({});
  expect(cellProblems(catalogue, entry, 'fr', { one: text, many: ' ', few: text })).toEqual({
    many: 'Falta la forma «muchos»: el francés la necesita.',
    other: 'Falta la forma «los demás»: el francés la necesita.',
  });
  expect(formProblem('en', 'few')).toBe('el inglés no usa la forma «few»');
});
