import { describe, expect, it, test } from 'vitest';
import { legalFacts } from '@/features/public/legal/facts';
import { createI18n } from '@/i18n/instance';
import { LANGUAGES } from '@/site/languages';
import { firmWith } from '@/site/firmFacts';
import { formatPhone } from '@/site/links';
import { ENQUIRY_RETENTION_MONTHS } from '@/site/retention';
import { useBackend } from '../../../support/backend';
import { localeFile } from '../../../support/locales';

test('the first layer at the enquiry form states the same retention and recipients in every language', () => {
  expect(ENQUIRY_RETENTION_MONTHS).toBe(12);
  // Hosting and mail providers, which the notice names too.
  const mail = /nuestro correo|our mail|nos courriels|unsere E-Mails|بريدنا|我们邮件|нашу почту/;
  const twelve = /doce|twelve|douze|zwölf|اثني عشر|十二|двенадцать/;
  for (const language of LANGUAGES) {
    const { survey } = JSON.parse(localeFile(language, 'contact')) as {
      survey: { firstLayer: string };
    };
    expect(survey.firstLayer, language).toMatch(twelve);
    expect(survey.firstLayer, language).toMatch(mail);
  }
});

test('each phone keeps the order of its figures in the Arabic notice', () => {
  const { phones } = legalFacts(firmWith(), 'ar', createI18n().getFixedT('ar', 'legal'));
  for (const phone of firmWith().phones)
    expect(phones).toContain(`\u2068${formatPhone(phone)}\u2069`);
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
