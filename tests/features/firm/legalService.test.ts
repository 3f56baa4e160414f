import { describe, expect, it } from 'vitest';
import { legalService, openingHours } from '../../../src/features/firm/legalService';
import { firm } from '../../../src/site/firm';

describe('opening hours', () => {
  it('puts days that open and close alike together, and splits a day at its break', () => {
    expect(
      openingHours({
        0: [['10:00', '12:00']],
        1: [
          ['09:00', '14:00'],
          ['16:00', '19:00'],
        ],
        2: [['09:00', '14:00']],
      }),
    ).toEqual([
      expect.objectContaining({ dayOfWeek: ['Sunday'], opens: '10:00', closes: '12:00' }),
      expect.objectContaining({
        dayOfWeek: ['Monday', 'Tuesday'],
        opens: '09:00',
        closes: '14:00',
      }),
      expect.objectContaining({ dayOfWeek: ['Monday'], opens: '16:00', closes: '19:00' }),
    ]);
  });

  it('has nothing to say of days that are closed', () => {
    expect(openingHours({})).toEqual([]);
  });
});

it('the firm has its addresses from the firm file, and no rating', () => {
  const data = legalService(firm, (path) => `https://firm.example${path}`);
  expect(data).toMatchObject({
    '@type': 'LegalService',
    name: firm.name,
    telephone: firm.phones,
    url: 'https://firm.example/',
    geo: firm.coordinates,
  });
  expect(JSON.stringify(data)).not.toMatch(/rating|review|priceRange/i);
});
