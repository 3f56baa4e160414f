import { describe, expect, it } from 'vitest';
import { localized, localizedColumns } from '@/lib/localized';
import { ANOTHER, OTHER } from '../support/languages';

describe('a localized field (SPEC 3.5)', () => {
  const whole = { title: 'bare', title_es: 'es', [`title_${OTHER}`]: OTHER };

  it.each([
    ['field_{language}', whole, OTHER, { text: OTHER, language: OTHER }],
    ['field_es', whole, 'fr', { text: 'es', language: 'es' }],
    ['field_es before the bare field', whole, 'es', { text: 'es', language: 'es' }],
    [
      'the bare field, which is Spanish',
      { title: 'bare' },
      OTHER,
      { text: 'bare', language: 'es' },
    ],
    ['the bare field in Spanish', { title: 'bare' }, 'es', { text: 'bare', language: 'es' }],
    ['an empty text, in the page’s language', {}, ANOTHER, { text: '', language: ANOTHER }],
    [
      'not an empty variant',
      { title: 'bare', [`title_${OTHER}`]: '' },
      OTHER,
      { text: 'bare', language: 'es' },
    ],
    [
      'not a null variant',
      { title: 'bare', [`title_${OTHER}`]: null },
      OTHER,
      { text: 'bare', language: 'es' },
    ],
    [
      'not a number',
      { title: 'bare', [`title_${OTHER}`]: 7 },
      OTHER,
      { text: 'bare', language: 'es' },
    ],
    [
      'not an empty field_es',
      { title: 'bare', title_es: '' },
      OTHER,
      { text: 'bare', language: 'es' },
    ],
  ] as const)('resolves to %s', (_, record, language, text) => {
    expect(localized(record, 'title', language)).toEqual(text);
  });
});

describe('the columns to select', () => {
  it('are the bare ones in Spanish, with the variants in other languages', () => {
    expect(localizedColumns(['title', 'excerpt'], 'es')).toBe('title, excerpt');
    expect(localizedColumns(['title', 'excerpt'], ANOTHER)).toBe(
      `title, title_${ANOTHER}, excerpt, excerpt_${ANOTHER}`,
    );
  });
});
