import { describe, expect, it } from 'vitest';
import { legalService, openingHours } from '@/seo/legalService';
import { firm } from '@/site/firm';
import { LANGUAGES } from '@/site/languages';

describe('opening hours', () => {
  it('groups days with the same hours, and splits a day at its break', () => {
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

  it('omits closed days', () => {
    expect(openingHours({})).toEqual([]);
  });
});

it('takes addresses from the firm file and has no rating', () => {
  const data = legalService(firm, (path) => `https://firm.example${path}`, LANGUAGES);
  expect(data).toMatchObject({
    '@type': 'LegalService',
    name: firm.name,
    telephone: firm.phones,
    url: 'https://firm.example/',
    geo: firm.coordinates,
  });
  expect(JSON.stringify(data)).not.toMatch(/rating|review|priceRange/i);
});
