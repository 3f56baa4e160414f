import { expect, it } from 'vitest';
import { firm } from '@/site/firm';
import { firmWith } from '@/site/firmFacts';
import { CHANGED_FACTS } from '../support/firmFacts';

it('is what firm.ts says where nothing is known or changed', () => {
  const { phones, chatNumber, email, address, coordinates, openingHours } = firm;
  const unknown = { closedDays: new Set(), consultationPrice: {} };
  const original = { phones, chatNumber, email, address, coordinates, openingHours, ...unknown };
  expect(firmWith()).toEqual(original);
  expect(firmWith(null)).toEqual(original);
  const unchanged = Object.fromEntries(Object.keys(CHANGED_FACTS).map((name) => [name, null]));
  expect(firmWith(unchanged as never)).toEqual(original);
});

it('is what the firm has changed', () => {
  expect(firmWith(CHANGED_FACTS)).toMatchObject({
    phones: ['+34300000009', '+44123456789'],
    chatNumber: '+442079460008',
    email: 'otro@firm.example',
    address: { ...firm.address, street: 'Calle Otra, 2', postalCode: '99999' },
    openingHours: { 2: [['10:00', '13:00']], 6: [['10:00', '12:00']] },
  });
});

it('has no coordinates for an address other than theirs', () => {
  expect(firmWith(CHANGED_FACTS).coordinates).toBeUndefined();
});
