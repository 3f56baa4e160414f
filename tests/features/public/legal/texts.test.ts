import { describe, expect, it, test } from 'vitest';
import { cookies } from '@/features/public/legal/cookies';
import { dataProtection } from '@/features/public/legal/dataProtection';
import type { LegalText } from '@/features/public/legal/legalText';
import { notice } from '@/features/public/legal/notice';
import { DRAFT_KEY } from '@/features/public/enquiry-form/draftKey';
import { firm } from '@/site/firm';
import { type FirmFacts, firmWith, type LiveFirm } from '@/site/firmFacts';
import { LANGUAGE_COOKIE, LANGUAGES } from '@/site/languages';
import { DATA_PROTECTION_VERSION } from '@/site/legal';
import { ENQUIRY_RETENTION_MONTHS } from '@/site/retention';
import { useBackend } from '../../../support/backend';
import { CHANGED_FACTS as CHANGED } from '../../../support/firmFacts';
import { localeFile } from '../../../support/locales';

const words = (text: (firm: LiveFirm) => LegalText, facts?: FirmFacts) =>
  JSON.stringify(text(firmWith(facts)));

test('the legal notice has everything article 10 of the LSSI requires', () => {
  for (const fact of [
    firm.legalName,
    firm.taxId,
    firm.registry,
    firm.professionalRegistry,
    firm.insurance,
    firm.address.street,
    firm.email,
    firm.barAssociation,
    firm.barNumber,
    firm.degree,
    `${firm.address.region}), España`,
  ]) {
    expect(words(notice)).toContain(fact);
  }
});

test('the data-protection notice names controller, rights, authority and version', () => {
  for (const fact of [firm.legalName, firm.taxId, firm.email, 'aepd.es', DATA_PROTECTION_VERSION]) {
    expect(words(dataProtection)).toContain(fact);
  }
});

test('every legal text has the facts that the firm has changed', () => {
  expect(words(notice, CHANGED)).toContain('+34 300 000 009 y +44123456789');
  expect(words(notice, CHANGED)).toContain(`Calle Otra, 2, 99999 ${firm.address.city}`);
  expect(words(dataProtection, CHANGED)).toContain('Teléfono: +34 300 000 009.');
  for (const text of [notice, dataProtection, cookies]) {
    expect(words(text, CHANGED)).toContain('otro@firm.example');
    expect(words(text, CHANGED)).not.toContain(firm.email);
  }
});

test('the cookie policy names every storage key of the site', () => {
  for (const key of [
    'visitor_id',
    'selectedLanguage',
    'preferredLanguage',
    LANGUAGE_COOKIE,
    'visited_web',
    'visited_blog',
    DRAFT_KEY,
    'admin_last_use',
    'draft_ ',
    'react-router-scroll-positions',
  ]) {
    expect(words(cookies)).toContain(key);
  }
});

test('the data-protection notice states the retention, the messenger and where data may go', () => {
  expect(words(dataProtection)).toContain(`a los ${ENQUIRY_RETENTION_MONTHS} meses de recibirla`);
  for (const recipient of ['WhatsApp', 'Meta', 'Supabase, Inc.', 'base de datos', 'correo']) {
    expect(words(dataProtection)).toContain(recipient);
  }
});

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
