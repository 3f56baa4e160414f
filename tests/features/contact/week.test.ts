import { ar, de, enUS, es, fr, ru, zhCN } from 'date-fns/locale';
import { expect, test } from 'vitest';
import { WEEK_STARTS_ON, weekOf } from '@/features/contact/week';

test('weeks begin as in date-fns’ locales (SPEC 5)', () => {
  const locales = { es, en: enUS, fr, de, ar, zh: zhCN, ru };
  for (const [language, locale] of Object.entries(locales)) {
    expect(locale.options?.weekStartsOn, language).toBe(
      WEEK_STARTS_ON[language as keyof typeof locales],
    );
  }
  expect(WEEK_STARTS_ON).toMatchObject({ es: 1, fr: 1, de: 1, ru: 1, zh: 1, en: 0, ar: 6 });
});

test('a week has its seven days in the language’s order and words', () => {
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
