import { expect, it, test } from 'vitest';
import { legalFacts } from '@/features/public/footer/legal/facts';
import { createI18n } from '@/i18n/instance';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { firmWith } from '@/site/firmFacts';
import { formatPhone } from '@/site/links';
import { noticeFacts } from '@/site/wordings';
import { localeFile } from '../../../support/locales';
import { MIRRORED } from '../../../support/languages';

test.skipIf(!MIRRORED)('each phone keeps the order of its figures in an Arabic notice', () => {
  const language = MIRRORED ?? SOURCE_LANGUAGE;
  const { phones } = legalFacts(firmWith(), language, createI18n().getFixedT(language, 'legal'));
  for (const phone of firmWith().phones)
    expect(phones).toContain(`\u2068${formatPhone(phone)}\u2069`);
});

it('the notice names a data protection officer where the firm has one', () => {
  const legal = JSON.parse(localeFile(SOURCE_LANGUAGE, 'legal')) as {
    privacy: { officer: string };
  };
  const t = (key: string, values = {}) =>
    key === 'privacy.officer' ? JSON.stringify([legal.privacy.officer, values]) : key;
  const dataProtectionOfficer = { name: 'Ana Ruiz', email: 'dpd@firm.example' };
  const parts = { dataProtectionOfficer, processors: firm.processors };
  expect(noticeFacts(SOURCE_LANGUAGE, t).officer).toBe('privacy.noOfficer');
  expect(noticeFacts(SOURCE_LANGUAGE, t, undefined, parts).officer).toMatch(
    /\{\{officerName\}\}.*\{\{officerEmail\}\}.*Ana Ruiz.*dpd@firm\.example/,
  );
});
