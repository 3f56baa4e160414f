// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
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

/** The words of a legal text's page, without the marks that isolate Latin words in Arabic. */
function wordsOf(id: LegalTextId, language: Language): string {
  const { container, unmount } = renderInSite(<LegalPage />, pathOf(id, language));
  const words = container.textContent.replace(/[\u2068\u2069]/g, '');
  unmount();
  return words;
}

/** What each text must name, in every language. */
const NAMED: Record<LegalTextId, readonly string[]> = {
  // LSSI, art. 10.
  notice: [
    firm.legalName,
    firm.taxId,
    firm.registry,
    firm.professionalRegistry,
    firm.insurance,
    firm.address.street,
    firm.address.region,
    firm.email,
    ...firm.lawyers.flatMap((lawyer) => [lawyer.barAssociation, lawyer.barNumber, lawyer.degree]),
    ...firm.phones.map(formatPhone),
  ],
  // RGPD, arts. 13 and 14.
  privacy: [
    firm.legalName,
    firm.taxId,
    firm.email,
    firmCountry.supervisoryAuthority.name,
    firmCountry.supervisoryAuthority.website,
    DATA_PROTECTION_VERSION,
    String(ENQUIRY_RETENTION_MONTHS),
    ...firm.processors.map(({ name }) => name),
    'Meta',
  ],
  // LSSI, art. 22.2.
  cookies: [
    ...(firm.visitorCookie ? ['visitor_id'] : []),
    'selectedLanguage',
    'preferredLanguage',
    LANGUAGE_COOKIE,
    'visited_web',
    'visited_blog',
    DRAFT_KEY,
    'admin_last_use',
    'admin_language',
    'draft_',
    'react-router-scroll-positions',
    firm.email,
  ],
};

const answerFacts = (facts: FirmFacts | null) =>
  answerRequests(() => Response.json(facts ? [{ ...facts, closed_days: [] }] : []));

beforeEach(() => {
  answerFacts(null);
});

describe.each(LEGAL_TEXT_IDS)('the page of %s', (id) => {
  it.each(LANGUAGES)('names what the law asks for in %s', (language) => {
    const words = wordsOf(id, language);
    expect(NAMED[id].filter((fact) => !words.includes(fact))).toEqual([]);
    expect(/.{0,40}(\{\{|\}\}|undefined)/.exec(words)?.[0]).toBeUndefined();
  });

  it.each(LANGUAGES)('leads from %s to the Spanish text, which prevails', (language) => {
    renderInSite(<LegalPage />, pathOf(id, language));
    const spanish = screen.queryByRole('link', { name: LANGUAGE_FACTS[SOURCE_LANGUAGE].name });
    expect(spanish?.getAttribute('href')).toBe(
      language === SOURCE_LANGUAGE ? undefined : pathOf(id, SOURCE_LANGUAGE),
    );
  });
});

it('a processor abroad is named with its country and its safeguard', () => {
  const words = wordsOf('privacy', SOURCE_LANGUAGE);
  const named =
    'Videollamadas Ejemplo, Inc., Estados Unidos: sala de la videoconsulta, con cláusulas';
  expect(words.includes(named)).toBe(true);
});

it('the facts that the firm has changed are in every legal text', async () => {
  answerFacts(CHANGED);
  const find = (text: string) =>
    screen.findByText(
      (_, element) => element?.tagName === 'MAIN' && element.textContent.includes(text),
    );
  for (const [id, texts] of [
    [
      'notice',
      [
        '+34 300 000 009 y +44123456789',
        `Calle Otra, 2, 99999 ${firm.address.city}`,
        'otro@firm.example',
      ],
    ],
    ['privacy', ['Teléfono: +34 300 000 009.', 'otro@firm.example']],
    ['cookies', ['otro@firm.example']],
  ] as const) {
    const { unmount } = renderInSite(
      <main>
        <LegalPage />
      </main>,
      pathOf(id, SOURCE_LANGUAGE),
    );
    for (const text of texts) await find(text);
    expect(document.body.textContent.includes(firm.email)).toBe(false);
    unmount();
  }
});

it('the first layer at the enquiry form names what the notice does in every language', () => {
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

it('the legal notice names the language of the contract, and the chat among the ways to complain', () => {
  const spanish = /español|Spanish|espagnol|Spanisch|الإسبانية|西班牙语|испанском/;
  for (const language of LANGUAGES) {
    const { notice } = JSON.parse(localeFile(language, 'legal')) as {
      notice: Record<'use' | 'law', { text: string }>;
    };
    expect(notice.use.text, language).toMatch(spanish);
    expect(notice.law.text, language).toMatch(/WhatsApp|واتساب/);
  }
});
