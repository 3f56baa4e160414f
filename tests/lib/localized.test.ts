import { expect, it } from 'vitest';
import { localized } from '@/lib/localized';
import { ANOTHER, OTHER } from '../support/languages';
import { SOURCE_LANGUAGE } from '@/site/languages';

const bare = { text: 'bare', language: SOURCE_LANGUAGE };
const source = { text: 'source', language: SOURCE_LANGUAGE };
const record = { title: 'bare', [`title_${SOURCE_LANGUAGE}`]: 'source', [`title_${OTHER}`]: 'own' };

it.each([
  ['field_{language}', record, OTHER, 'own'],
  ['the source’s field', record, 'fr', source],
  ['the source’s field before the bare field', record, SOURCE_LANGUAGE, 'source'],
  ['the bare field, which is the source’s', { title: 'bare' }, OTHER, bare],
  ['an empty text, in the page’s language', {}, ANOTHER, ''],
  ['not an empty variant', { title: 'bare', [`title_${OTHER}`]: '' }, OTHER, bare],
  ['not a null variant', { title: 'bare', [`title_${OTHER}`]: null }, OTHER, bare],
  ['not an empty source', { title: 'bare', [`title_${SOURCE_LANGUAGE}`]: '' }, OTHER, bare],
] as const)('a localized field is %s (SPEC 3.5)', (_, row, language, text) => {
  expect(localized(row, 'title', language)).toEqual(text);
});
