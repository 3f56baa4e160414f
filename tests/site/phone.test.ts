import { expect, test } from 'vitest';
import { COUNTRIES } from '@/site/countries';
import { firm } from '@/site/firm';
import { e164In, toE164, typedPhone } from '@/site/phone';

/** As typed, as it is sent, and as it is dialled in Spain; '' where it cannot be. */
test.each([
  ['600 000 000', '600 000 000', '+34600000000'],
  ['+44 (0)7700 900123', '+44 7700 900123', '+447700900123'],
  ['0044 (0)20 7946 0000', '0044 20 7946 0000', '+442079460000'],
  ['( +49 ) 30/1234567', '+49 30 1234567', '+49301234567'],
  ['+39 (0)6 1234 5678', '+39 06 1234 5678', '+390612345678'],
  ['+33\u00a01\u202f99\u00a000–00', '+33 1 99 00-00', '+331990000'],
  ['\u202a+34 300 000 001\u202c', '+34 300 000 001', '+34300000001'],
  ['tel:+34600000000', '+34600000000', '+34600000000'],
  ['٠٠٣٤ ٦٠٠ ٠٠٠ ٠٠٠', '0034 600 000 000', '+34600000000'],
  ['＋３４　６０００００００1', '+34 600000001', '+34600000001'],
  ['8 (916) 123-45-67', '8 916 123-45-67', ''],
  ['300 000 001', '300 000 001', ''],
  ['+34 600 000 000 ext. 5', '+34 600 000 000 ext. 5', ''],
  ['no tengo', 'no tengo', ''],
])('%j is sent as %j and dialled as %j', (typed, sent, dialled) => {
  expect(typedPhone(typed)).toBe(sent);
  expect(typedPhone(sent)).toBe(sent);
  expect(e164In(COUNTRIES.ES, typed)).toBe(dialled);
  expect(e164In(COUNTRIES.ES, sent)).toBe(dialled);
});

test('the firm’s country decides which numbers need no code', () => {
  for (const phone of firm.phones) expect(toE164(phone)).toBe(phone);
  expect(e164In(COUNTRIES.PT, '912 345 678')).toBe('+351912345678');
  expect(e164In(COUNTRIES.PT, '600 000 000')).toBe('');
});
