import { firm } from '@/site/firm';
import { expect, it } from 'vitest';
import { securityTxt } from '../../build/seoFiles';

it('security.txt names the firm’s address, and expires within a year', () => {
  expect(
    securityTxt('https://firm.example', 'info@firm.example', new Date('2026-11-23T10:00:00Z')),
  ).toBe(
    `Contact: mailto:info@firm.example\nExpires: 2027-11-22T00:00:00Z\nPreferred-Languages: ${firm.lawyers[0].speaks.join(', ')}\n` +
      'Canonical: https://firm.example/.well-known/security.txt\n',
  );
});
