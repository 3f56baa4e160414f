// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_KEY } from '@/features/public/enquiry-form/draftKey';
import LegalPage from '@/pages/public/LegalPage';
import { firm } from '@/site/firm';
import { firmCountry } from '@/site/firmCountry';
import type { FirmFacts } from '@/site/firmFacts';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_FACTS,
  LANGUAGES,
  SOURCE_LANGUAGE,
  type Language,
} from '@/site/languages';
import { DATA_PROTECTION_VERSION, LEGAL_TEXT_IDS, type LegalTextId } from '@/site/legal';
import { formatPhone } from '@/site/links';
import { pathOf } from '@/site/pages';
import { ENQUIRY_RETENTION_MONTHS } from '@/site/retention';
import { CHANGED_FACTS as CHANGED } from '../support/firmFacts';
import { localeFile } from '../support/locales';
import { answerRequests, renderInSite } from '../support/renderInSite';

const { address, lawyers, email, legalName, taxId } = firm;
const { supervisoryAuthority } = firmCountry;

/** What each text must name, in every language. */
const NAMED: Record<LegalTextId, readonly string[]> = {
  // LSSI, art. 10.
  notice: [
    ...[legalName, taxId, firm.registry, firm.professionalRegistry, firm.insurance, email],
    ...[address.street, address.region, ...firm.phones.map(formatPhone)],
    ...lawyers.flatMap((lawyer) => [lawyer.barAssociation, lawyer.barNumber, lawyer.degree]),
  ],
  // RGPD, arts. 13 and 14.
  privacy: [
    ...[legalName, taxId, email, supervisoryAuthority.name, supervisoryAuthority.website],
    ...[DATA_PROTECTION_VERSION, String(ENQUIRY_RETENTION_MONTHS), 'Meta'],
    ...firm.processors.map(({ name }) => name),
  ],
  // LSSI, art. 22.2.
  cookies: [
    ...(firm.visitorCookie ? ['visitor_id'] : []),
    ...['selectedLanguage', 'preferredLanguage', LANGUAGE_COOKIE, 'visited_web', 'visited_blog'],
    ...[DRAFT_KEY, 'admin_last_use', 'admin_language', 'draft_', 'react-router-scroll-positions'],
    email,
  ],
};

const answerFacts = (facts: FirmFacts | null) =>
  answerRequests(() => Response.json(facts ? [{ ...facts, closed_days: [] }] : []));

beforeEach(() => {
  answerFacts(null);
});

/** Shows the page of a legal text. @returns its words, without the marks that isolate Latin ones. */
function wordsOf(id: LegalTextId, language: Language): string {
  const { container } = renderInSite(<LegalPage />, pathOf(id, language));
  return container.textContent.replace(/[\u2068\u2069]/g, '');
}

describe.each(LEGAL_TEXT_IDS)('the page of %s', (id) => {
  it.each(LANGUAGES)(
    'names in %s what the law asks for, and leads to the Spanish text, which prevails',
    (language) => {
      const words = wordsOf(id, language);
      expect.soft(NAMED[id].filter((fact) => !words.includes(fact))).toEqual([]);
      expect.soft(/.{0,40}(\{\{|\}\}|undefined)/.exec(words)?.[0]).toBeUndefined();
      const spanish = screen.queryByText(LANGUAGE_FACTS[SOURCE_LANGUAGE].name, { selector: 'a' });
      expect
        .soft(spanish?.getAttribute('href'))
        .toBe(language === SOURCE_LANGUAGE ? undefined : pathOf(id, SOURCE_LANGUAGE));
      // Opened on the page, whose language nobody has chosen to change.
      expect.soft(spanish?.getAttribute('aria-haspopup')).toBe(spanish ? 'dialog' : undefined);
    },
  );
});

it('a processor abroad is named with its country and its safeguard', () => {
  const named =
    'Videollamadas Ejemplo, Inc., Estados Unidos: sala de la videoconsulta, con cláusulas';
  expect(wordsOf('privacy', SOURCE_LANGUAGE)).toContain(named);
});

it.each<[LegalTextId, facts: string[]]>([
  [
    'notice',
    [
      '+34 300 000 009 y +44123456789',
      `Calle Otra, 2, 99999 ${firm.address.city}`,
      'otro@firm.example',
    ],
  ],
  ['privacy', ['Teléfono: +34 300 000 009.', 'otro@firm.example']],
])('the facts that the firm has changed are in the text of %s', async (id, facts) => {
  answerFacts(CHANGED);
  const { container } = renderInSite(<LegalPage />, pathOf(id, SOURCE_LANGUAGE));
  for (const fact of facts) await vi.waitFor(() => expect(container).toHaveTextContent(fact));
  expect(container).not.toHaveTextContent(firm.email);
});

it('the first layer at the form names recipients and facts, the notice the contract’s language and the chat', () => {
  // Hosting, mail, video and calendar.
  const recipients = /calendario|calendar|agenda|Kalender|التقويم|日历|календарь/;
  const facts = ['{{months}}', '{{authority}}', '{{authorityUrl}}'];
  const spanish = /español|Spanish|espagnol|Spanisch|الإسبانية|西班牙语|испанском/;
  for (const language of LANGUAGES) {
    const { survey } = JSON.parse(localeFile(language, 'contact')) as {
      survey: { firstLayer: string };
    };
    expect.soft(survey.firstLayer, language).toMatch(recipients);
    expect
      .soft(
        facts.filter((fact) => !survey.firstLayer.includes(fact)),
        language,
      )
      .toEqual([]);
    const { notice } = JSON.parse(localeFile(language, 'legal')) as {
      notice: Record<'use' | 'law', { text: string }>;
    };
    expect.soft(notice.use.text, language).toMatch(spanish);
    expect.soft(notice.law.text, language).toMatch(/WhatsApp|واتساب/);
  }
});
