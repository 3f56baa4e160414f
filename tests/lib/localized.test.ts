import { describe, expect, it } from 'vitest';
import { localized, localizedColumns } from '@/lib/localized';

describe('a localized field (SPEC 3.5)', () => {
  const whole = { title: 'bare', title_es: 'es', title_de: 'de' };

  it.each([
    ['field_{language}', whole, 'de', { text: 'de', language: 'de' }],
    ['field_es', whole, 'fr', { text: 'es', language: 'es' }],
    ['field_es before the bare field', whole, 'es', { text: 'es', language: 'es' }],
    ['the bare field, which is Spanish', { title: 'bare' }, 'de', { text: 'bare', language: 'es' }],
    ['the bare field in Spanish', { title: 'bare' }, 'es', { text: 'bare', language: 'es' }],
    ['an empty text, in the page’s language', {}, 'ar', { text: '', language: 'ar' }],
    [
      'not an empty variant',
      { title: 'bare', title_de: '' },
      'de',
      { text: 'bare', language: 'es' },
    ],
    [
      'not a null variant',
      { title: 'bare', title_de: null },
      'de',
      { text: 'bare', language: 'es' },
    ],
    ['not a number', { title: 'bare', title_de: 7 }, 'de', { text: 'bare', language: 'es' }],
    [
      'not an empty field_es',
      { title: 'bare', title_es: '' },
      'de',
      { text: 'bare', language: 'es' },
    ],
  ] as const)('resolves to %s', (_, record, language, text) => {
    expect(localized(record, 'title', language)).toEqual(text);
  });
});

describe('the columns to select', () => {
  it('are the bare ones in Spanish, with the variants in other languages', () => {
    expect(localizedColumns(['title', 'excerpt'], 'es')).toBe('title, excerpt');
    expect(localizedColumns(['title', 'excerpt'], 'ar')).toBe(
      'title, title_ar, excerpt, excerpt_ar',
    );
  });
});
