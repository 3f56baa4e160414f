import { expect, test } from 'vitest';
import { WEEK_STARTS_ON, weekOf } from '@/features/public/contact/week';

test('weeks begin on the days of SPEC 5', () => {
  expect(WEEK_STARTS_ON).toEqual({ es: 1, fr: 1, de: 1, ru: 1, zh: 1, en: 0, ar: 6 });
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
  expect(weekOf('ar')[0]).toEqual({ day: 6, name: 'السبت' });
});
