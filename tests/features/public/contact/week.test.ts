import { expect, test } from 'vitest';
import { weekOf } from '@/features/public/contact/week';
import { LANGUAGES } from '@/site/languages';
import { ANOTHER } from '../../../support/languages';

test('weeks begin on the days of SPEC 5', () => {
  const first = new Map<string, number>([
    ['en', 0],
    [ANOTHER, 6],
  ]);
  for (const language of LANGUAGES) {
    expect(weekOf(language)[0]?.day, language).toBe(first.get(language) ?? 1);
  }
});

test('lists seven days in the language’s order and words', () => {
  expect(weekOf('es').map(({ name }) => name)).toEqual([
    'lunes',
    'martes',
    'miércoles',
    'jueves',
    'viernes',
    'sábado',
    'domingo',
  ]);
  expect(weekOf('en')[0]).toEqual({ day: 0, name: 'Sunday' });
  expect(weekOf(ANOTHER)[0]).toEqual({ day: 6, name: 'السبت' });
});
