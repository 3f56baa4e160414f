import { describe, expect, it, test } from 'vitest';
import { legalFacts } from '@/features/public/legal/facts';
import { createI18n } from '@/i18n/instance';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { firmWith } from '@/site/firmFacts';
import { formatPhone } from '@/site/links';
import { ENQUIRY_RETENTION_MONTHS } from '@/site/retention';
import { noticeFacts } from '@/site/wordings';
import { useBackend } from '../../../support/backend';
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
  expect(noticeFacts(SOURCE_LANGUAGE, t).officer).toBe('privacy.noOfficer');
  expect(
    noticeFacts(SOURCE_LANGUAGE, t, undefined, {
      dataProtectionOfficer,
      processors: firm.processors,
    }).officer,
  ).toMatch(/\{\{officerName\}\}.*\{\{officerEmail\}\}.*Ana Ruiz.*dpd@firm\.example/);
});

describe('a fresh database', () => {
  const db = useBackend();

  it('keeps enquiries as long as the notice says', async () => {
    const settings = await db.sql('select survey_retention_months from public.settings');
    expect(settings).toEqual([{ survey_retention_months: ENQUIRY_RETENTION_MONTHS }]);
  });

  it('lets the firm keep them for less time, not for more', async () => {
    const keep = async (survey_retention_months: number) => {
      const change = db.clients.admin.from('settings').update({ survey_retention_months });
      return (await change.eq('id', true)).error?.code;
    };
    expect(await keep(ENQUIRY_RETENTION_MONTHS + 1)).toBe('23514');
    expect(await keep(ENQUIRY_RETENTION_MONTHS - 1)).toBeUndefined();
    expect(await keep(ENQUIRY_RETENTION_MONTHS)).toBeUndefined();
  });
});
