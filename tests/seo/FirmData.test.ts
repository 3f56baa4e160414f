import { expect, it } from 'vitest';
import { legalService, openingHours } from '@/seo/FirmData';
import { firm } from '@/site/firm';
import { type FirmFacts, firmWith } from '@/site/firmFacts';
import { LANGUAGES } from '@/site/languages';
import { CHANGED_FACTS } from '../support/firmFacts';

it('opening hours are those of days with the same, and a day is split at its break', () => {
  const morning = ['09:00', '14:00'] as const;
  const hours = { 1: [morning, ['16:00', '19:00']], 2: [morning] } as const;
  expect(openingHours(hours)).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '14:00' },
    { dayOfWeek: ['Monday'], opens: '16:00', closes: '19:00' },
  ]);
});

const dataOf = (facts?: FirmFacts) =>
  legalService(firmWith(facts), (path) => `https://firm.example${path}`, LANGUAGES);

it('takes addresses from the firm file and has no rating', () => {
  const data = dataOf();
  expect(data).toMatchObject({
    '@type': 'LegalService',
    name: firm.name,
    telephone: firm.phones,
    url: 'https://firm.example/',
    geo: firm.coordinates,
  });
  expect(JSON.stringify(data)).not.toMatch(/rating|review|priceRange/i);
});

it('has what the firm has changed, and no coordinates of the former address', () => {
  const data = dataOf(CHANGED_FACTS);
  expect(data).toMatchObject({
    telephone: CHANGED_FACTS.phones,
    email: CHANGED_FACTS.email,
    address: { streetAddress: CHANGED_FACTS.street, postalCode: CHANGED_FACTS.postal_code },
    openingHoursSpecification: [
      { dayOfWeek: ['Tuesday'], opens: '10:00', closes: '13:00' },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '12:00' },
    ],
  });
  expect(data).not.toHaveProperty('geo');
});
