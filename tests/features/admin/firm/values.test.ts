import { describe, expect, it } from 'vitest';
import { problemsOf } from '@/features/admin/firm/problems';
import { changesBetween, factsOf, type FirmValues, valuesOf } from '@/features/admin/firm/values';
import { firm } from '@/site/firm';
import { formatPhone } from '@/site/links';
import type { FirmFacts } from '@/site/firmFacts';
import { CHANGED_FACTS } from '../../../support/firmFacts';

const ORIGINAL = valuesOf(null);
const UNCHANGED = Object.fromEntries(
  Object.keys(CHANGED_FACTS).map((name) => [name, null]),
) as unknown as FirmFacts;

describe('what is saved', () => {
  it('is null for every value that is the original one', () => {
    expect(factsOf(ORIGINAL)).toEqual(UNCHANGED);
  });

  it('is what was loaded, if nothing was changed', () => {
    expect(factsOf(valuesOf(CHANGED_FACTS))).toEqual(CHANGED_FACTS);
    expect(changesBetween(CHANGED_FACTS, factsOf(valuesOf(CHANGED_FACTS)))).toEqual({});
    expect(changesBetween(null, factsOf(ORIGINAL))).toEqual({});
  });

  it('is only what was changed, and null for what was set back', () => {
    const values = { ...valuesOf(CHANGED_FACTS), email: ORIGINAL.email, street: 'Calle Nueva, 3' };
    expect(changesBetween(CHANGED_FACTS, factsOf(values))).toEqual({
      email: null,
      street: 'Calle Nueva, 3',
    });
  });
});

describe('the form', () => {
  const problems = (change: Partial<FirmValues>) =>
    Object.keys(problemsOf({ ...ORIGINAL, ...change }));
  const monday = (...spans: FirmValues['hours'][number]) => ({
    hours: ORIGINAL.hours.with(1, spans),
  });

  it('accepts the original values and changed ones', () => {
    expect(problemsOf(ORIGINAL)).toEqual({});
    expect(problemsOf(valuesOf(CHANGED_FACTS))).toEqual({});
  });

  it.each<[string, Partial<FirmValues>, string]>([
    ['an empty number', { phones: ['+34300000001', ''] }, 'phones.1'],
    [
      'the same number twice',
      { phones: [firm.phones[0], formatPhone(firm.phones[0])] },
      'phones.1',
    ],
    ['half a WhatsApp number', { chatNumber: '600' }, 'chatNumber'],
    ['half an address', { email: 'despacho@firma' }, 'email'],
    ['two addresses', { email: 'a@firm.example, b@firm.example' }, 'email'],
    ['no street', { street: ' ' }, 'street'],
    ['no postal code', { postalCode: '' }, 'postalCode'],
    ['hours without an end', monday(['09:00', '']), 'hours.1'],
    ['hours that end before they begin', monday(['14:00', '09:00']), 'hours.1'],
    ['hours that overlap', monday(['09:00', '14:00'], ['13:00', '19:00']), 'hours.1'],
    ['hours out of order', monday(['16:00', '19:00'], ['09:00', '14:00']), 'hours.1'],
    ['a week without hours', { hours: ORIGINAL.hours.map(() => []) }, 'hours'],
  ])('refuses %s', (_, change, field) => {
    expect(problems(change)).toEqual([field]);
  });
});
