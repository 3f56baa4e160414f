import { describe, expect, it } from 'vitest';
import { longDate } from '@/features/public/blog/date';
import { type Language, LANGUAGES } from '@/site/languages';
import { ANOTHER, OTHER } from '../../../support/languages';

describe('longDate', () => {
  const written: Record<Language, string> = {
    es: '10 de noviembre de 2026',
    en: '10 November 2026',
    fr: '10 novembre 2026',
    [OTHER]: '10. November 2026',
    [ANOTHER]: '10 نوفمبر 2026',
    zh: '2026年11月10日',
    ru: '10 ноября 2026 г.',
  };

  it.each(LANGUAGES)('in %s', (language) => {
    expect(longDate('2026-11-10', language)).toBe(written[language]);
  });

  it('is the same day in every time zone', () => {
    expect(longDate('2026-01-01', 'es')).toBe('1 de enero de 2026');
    expect(longDate('2024-02-29', 'es')).toBe('29 de febrero de 2024');
  });

  it.each([
    '',
    'ayer',
    '2026-13-01',
    '2026-02-31',
    '2025-02-29',
    '2026-1-1',
    '2026-11-10T00:00:00',
  ])('rejects %j', (date) => {
    for (const language of LANGUAGES) expect(longDate(date, language)).toBeUndefined();
  });
});
