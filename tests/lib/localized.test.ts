import { describe, expect, it } from 'vitest';
import { localized, localizedColumns } from '@/lib/localized';
import { ANOTHER, OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

describe('a localized field (SPEC 3.5)', () => {
  const whole = {
    title: 'bare',
    [`title_${SOURCE_LANGUAGE}`]: SOURCE_LANGUAGE,
    [`title_${OTHER}`]: OTHER,
  };

  it.each([
    ['field_{language}', whole, OTHER, OTHER],
    ['field_es', whole, 'fr', { text: SOURCE_LANGUAGE, language: SOURCE_LANGUAGE }],
    ['field_es before the bare field', whole, SOURCE_LANGUAGE, SOURCE_LANGUAGE],
    [
      'the bare field, which is Spanish',
      { title: 'bare' },
      OTHER,
      { text: 'bare', language: SOURCE_LANGUAGE },
    ],
    ['the bare field in Spanish', { title: 'bare' }, SOURCE_LANGUAGE, 'bare'],
    ['an empty text, in the page’s language', {}, ANOTHER, ''],
    [
      'not an empty variant',
      { title: 'bare', [`title_${OTHER}`]: '' },
      OTHER,
      { text: 'bare', language: SOURCE_LANGUAGE },
    ],
    [
      'not a null variant',
      { title: 'bare', [`title_${OTHER}`]: null },
      OTHER,
      { text: 'bare', language: SOURCE_LANGUAGE },
    ],
    [
      'not a number',
      { title: 'bare', [`title_${OTHER}`]: 7 },
      OTHER,
      { text: 'bare', language: SOURCE_LANGUAGE },
    ],
    [
      'not an empty field_es',
      { title: 'bare', [`title_${SOURCE_LANGUAGE}`]: '' },
      OTHER,
      { text: 'bare', language: SOURCE_LANGUAGE },
    ],
  ] as const)('resolves to %s', (_, record, language, text) => {
    expect(localized(record, 'title', language)).toEqual(text);
  });
});

describe('the columns to select', () => {
  it('are the bare ones in Spanish, with the variants in other languages', () => {
    expect(localizedColumns(['title', 'excerpt'], SOURCE_LANGUAGE)).toBe('title, excerpt');
    expect(localizedColumns(['title', 'excerpt'], ANOTHER)).toBe(
      `title, title_${ANOTHER}, excerpt, excerpt_${ANOTHER}`,
    );
  });
});
