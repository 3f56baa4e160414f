import { expect, test } from 'vitest';
import { cookies } from '@/features/legal/cookies';
import { dataProtection } from '@/features/legal/dataProtection';
import { notice } from '@/features/legal/notice';
import { DRAFT_KEY } from '@/features/survey/draft';
import { firm } from '@/site/firm';
import { DATA_PROTECTION_VERSION } from '@/site/legal';

const words = (text: object) => JSON.stringify(text);

test('the legal notice says all that article 10 of the LSSI asks for', () => {
  const { legalName, taxId, registry, address, email, barAssociation, barNumber } = firm;
  for (const fact of [
    legalName,
    taxId,
    registry,
    address.street,
    email,
    barAssociation,
    barNumber,
  ]) {
    expect(words(notice)).toContain(fact);
  }
});

test('the data-protection text names its controller, rights, authority and version', () => {
  for (const fact of [firm.legalName, firm.taxId, firm.email, 'aepd.es', DATA_PROTECTION_VERSION]) {
    expect(words(dataProtection)).toContain(fact);
  }
});

test('the cookie policy names every key that the site keeps', () => {
  for (const key of [
    'visitor_id',
    'selectedLanguage',
    'preferredLanguage',
    'visited_web',
    'visited_blog',
    DRAFT_KEY,
  ]) {
    expect(words(cookies)).toContain(key);
  }
});
