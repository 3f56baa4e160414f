import { describe, expect, it } from 'vitest';
import { factsOf, type FirmValues, problemsOf, valuesOf } from '@/features/admin/firm/values';
import { firm } from '@/site/firm';
import { formatPhone } from '@/site/links';
import { CHANGED_FACTS } from '../../../support/firmFacts';

const ORIGINAL = valuesOf(null);

it('only what was changed is saved, and null for what was set back', () => {
  expect(factsOf(valuesOf(CHANGED_FACTS))).toEqual(CHANGED_FACTS);
  expect(factsOf({})).toEqual({});
  const changed = { email: ORIGINAL.email, street: ' Calle Nueva, 3' };
  expect(factsOf(changed)).toEqual({ email: null, street: 'Calle Nueva, 3' });
});

describe('the form', () => {
  const problems = (change: Partial<FirmValues>) =>
    Object.keys(problemsOf({ ...ORIGINAL, ...change }));
  const monday = (...spans: FirmValues['opening_hours'][number]) => ({
    opening_hours: ORIGINAL.opening_hours.with(1, spans),
  });

  it.each<[string, Partial<FirmValues>, string?]>([
    ['nothing of the original values', {}],
    ['an empty number', { phones: ['+34300000001', ''] }, 'phones.1'],
    [
      'the same number twice',
      { phones: [firm.phones[0], formatPhone(firm.phones[0])] },
      'phones.1',
    ],
    ['half a WhatsApp number', { chat_number: '600' }, 'chat_number'],
    ['two addresses', { email: 'a@firm.example, b@firm.example' }, 'email'],
    ['hours without an end', monday(['09:00', '']), 'hours.1'],
    ['hours that overlap', monday(['09:00', '14:00'], ['13:00', '19:00']), 'hours.1'],
    ['a week without hours', { opening_hours: ORIGINAL.opening_hours.map(() => []) }, 'hours'],
  ])('refuses %s', (_, change, field) => {
    expect(problems(change)).toEqual(field ? [field] : []);
  });
});
