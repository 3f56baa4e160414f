import { expect, it } from 'vitest';
import { firm } from '@/site/firm';
import { firmWith } from '@/site/firmFacts';
import { CHANGED_FACTS } from '../support/firmFacts';

it('is what firm.ts says where nothing is known or changed', () => {
  const { phones, chatNumber, email, address, coordinates, openingHours } = firm;
  const unknown = { closedDays: new Set(), consultationPrice: {} };
  const original = { phones, chatNumber, email, address, coordinates, openingHours, ...unknown };
  const unchanged = Object.fromEntries(Object.keys(CHANGED_FACTS).map((name) => [name, null]));
  for (const facts of [undefined, null, unchanged as never])
    expect(firmWith(facts)).toEqual(original);
});

it('is what the firm has changed, without coordinates, which are of the address before', () => {
  expect(firmWith(CHANGED_FACTS)).toMatchObject({
    phones: ['+34300000009', '+44123456789'],
    chatNumber: '+442079460008',
    email: 'otro@firm.example',
    address: { ...firm.address, street: 'Calle Otra, 2', postalCode: '99999' },
    coordinates: undefined,
    openingHours: { 2: [['10:00', '13:00']], 6: [['10:00', '12:00']] },
  });
});
