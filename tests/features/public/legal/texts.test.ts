import { describe, expect, it, test } from 'vitest';
import { legalFacts } from '@/features/public/legal/facts';
import { createI18n } from '@/i18n/instance';
import { firm } from '@/site/firm';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { firmWith } from '@/site/firmFacts';
import { formatPhone } from '@/site/links';
import { ENQUIRY_RETENTION_MONTHS } from '@/site/retention';
import { noticeFacts } from '@/site/wordings';
import { useBackend } from '../../../support/backend';
import { localeFile } from '../../../support/locales';
import { ANOTHER } from '../../../support/languages';

test('the first layer at the enquiry form names what the notice does in every language', () => {
  // Hosting, mail, video and calendar.
  const recipients = /calendario|calendar|agenda|Kalender|التقويم|日历|календарь/;
  const facts = ['{{months}}', '{{authority}}', '{{authorityUrl}}'];
  for (const language of LANGUAGES) {
    const { survey } = JSON.parse(localeFile(language, 'contact')) as {
      survey: { firstLayer: string };
    };
    expect(survey.firstLayer, language).toMatch(recipients);
    expect(facts.filter((fact) => !survey.firstLayer.includes(fact))).toEqual([]);
  }
});

test('the legal notice names the language of the contract, and the chat among the ways to complain', () => {
  const spanish = /español|Spanish|espagnol|Spanisch|الإسبانية|西班牙语|испанском/;
  for (const language of LANGUAGES) {
    const { notice } = JSON.parse(localeFile(language, 'legal')) as {
      notice: Record<'use' | 'law', { text: string }>;
    };
    expect(notice.use.text, language).toMatch(spanish);
    expect(notice.law.text, language).toMatch(/WhatsApp|واتساب/);
  }
});

test('each phone keeps the order of its figures in the Arabic notice', () => {
  const { phones } = legalFacts(firmWith(), ANOTHER, createI18n().getFixedT(ANOTHER, 'legal'));
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
