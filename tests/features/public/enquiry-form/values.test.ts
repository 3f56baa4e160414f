import { expect, test } from 'vitest';
import { EMPTY, normalizePhone, toEnquiry } from '@/features/public/enquiry-form/values';
import { OTHER } from '../../../support/languages';

test.each([
  ['+34 300 000 001', '+34 300 000 001'],
  [' (+49) 30/1234567 ', '+49 30 1234567'],
  ['+33\u00a01\u202f99\u00a000–00', '+33 1 99 00-00'],
  ['\u202a+34 300 000 001\u202c', '+34 300 000 001'],
  ['٠٠٣٤ ٣٠٠ ٠٠٠', '0034 300 000'],
  ['۰۰۳۴', '0034'],
  ['＋３４　３００', '+34 300'],
  ['no tengo', 'no tengo'],
  ['   ', ''],
])('the number %j is sent as %j', (typed, sent) => {
  expect(normalizePhone(typed)).toBe(sent);
});

test('leaves out empty values, and defaults to the page’s language', () => {
  const typed = { ...EMPTY, name: '  Ana ', email: ' ', phone: '', message: '\n Hola \0 ' };
  expect(toEnquiry(typed, OTHER, 'v1')).toMatchObject({
    name: 'Ana',
    message: 'Hola',
    email: null,
    phone: null,
    source: null,
    language: OTHER,
    consent_language: OTHER,
    consent_version: 'v1',
  });
  expect(toEnquiry({ ...typed, language: 'fr' }, OTHER, 'v1')).toMatchObject({
    language: 'fr',
    consent_language: OTHER,
  });
});
