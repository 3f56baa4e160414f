import { expect, test } from 'vitest';
import { EMPTY, toEnquiry } from '@/features/public/enquiry-form/rules';
import { OTHER } from '../../../support/languages';

test.each([
  ['MAILTO:ana@correo.example?subject=Hola', 'ana@correo.example'],
  ['Ana Pérez <ana@correo.example>', 'ana@correo.example'],
  ['ana@correo.example, eva@correo.example', 'ana@correo.example, eva@correo.example'],
  [';', null],
])('the address %j is sent as %j', (email, sent) => {
  expect(toEnquiry({ ...EMPTY, email }, OTHER, 'v1').email).toBe(sent);
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
  const french = toEnquiry({ ...typed, language: 'fr' }, OTHER, 'v1');
  expect([french.language, french.consent_language]).toEqual(['fr', OTHER]);
});
