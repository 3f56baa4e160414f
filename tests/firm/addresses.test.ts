/** The addresses and languages of the specification, which are the placeholder firm's. */
import { describe, expect, it } from 'vitest';
import { firm } from '@/site/firm';
import {
  flagOf,
  type Language,
  LANGUAGE_FACTS,
  LANGUAGES,
  SOURCE_LANGUAGE,
} from '@/site/languages';
import { citySlug, PAGE_IDS, type PageId, pathOf } from '@/site/pages';
import { SERVICE_IDS } from '@/site/services';

const CITY = citySlug(firm.address.city);

/**
 * The tables of SPEC 2.2 and 2.3, with the glossary and the legal texts (PRODUCT 3): contact,
 * testimonials, glossary, privacy, cookies, notice, lawyers, services, then the slugs of the practice areas,
 * which end in the firm's city.
 */
const SLUGS: Record<Language, [pages: string, areas: string]> = {
  es: [
    'contacto testimonios glosario proteccion-de-datos cookies aviso-legal abogados servicios',
    'derecho-civil derecho-familia derecho-laboral extranjeria derecho-sucesorio',
  ],
  en: [
    'contact testimonials glossary privacy cookies legal-notice lawyers services',
    'civil-law family-law labor-law immigration inheritance-law',
  ],
  ar: [
    'contact testimonials glossary privacy cookies legal-notice lawyers services',
    'civil-law family-law labor-law immigration inheritance-law',
  ],
  zh: [
    'contact testimonials glossary privacy cookies legal-notice lawyers services',
    'civil-law family-law labor-law immigration inheritance-law',
  ],
  de: [
    'kontakt referenzen glossar datenschutz cookies impressum anwaelte dienstleistungen',
    'zivilrecht familienrecht arbeitsrecht einwanderung erbrecht',
  ],
  fr: [
    'contact temoignages glossaire protection-des-donnees cookies mentions-legales avocats services',
    'droit-civil droit-famille droit-travail immigration droit-succession',
  ],
  ru: [
    'kontakt otzyvy glossariy zashchita-dannykh cookies pravovaya-informatsiya advokaty uslugi',
    'grazhdanskoe-pravo semeynoe-pravo trudovoe-pravo immigratsiya nasledstvennoe-pravo',
  ],
};

const NAMES = [
  ...([
    'contact',
    'testimonials',
    'glossary',
    'privacy',
    'cookies',
    'notice',
    'lawyers',
    'services',
  ] as const),
  ...SERVICE_IDS.map((id) => `service-${id}` as const),
];

/** The paths of a language, as the specification has them. */
function specified(language: Language): Record<PageId, string> {
  const prefix = language === SOURCE_LANGUAGE ? '' : `/${language}`;
  const [pages, areas] = SLUGS[language].map((slugs) => slugs.split(' '));
  const [services] = pages?.slice(-1) ?? [];
  const slugs = [...(pages ?? []), ...(areas ?? []).map((area) => `${services}/${area}-${CITY}`)];
  return Object.fromEntries([
    ['home', prefix || '/'],
    ['blog', `${prefix}/blog`],
    ...NAMES.map((name, index) => [name, `${prefix}/${slugs[index]}`]),
  ]) as Record<PageId, string>;
}

describe.each(LANGUAGES)('paths in %s', (language) => {
  it.each(PAGE_IDS)('%s', (page) => {
    expect(pathOf(page, language)).toBe(specified(language)[page]);
  });
});

describe('languages', () => {
  it('are the seven of SPEC 9, Spanish first', () => {
    expect(LANGUAGES).toEqual(['es', 'en', 'fr', 'de', 'ar', 'zh', 'ru']);
  });

  it('have name, flag and direction (SPEC 3.1, 2.5)', () => {
    const shown: Record<Language, string> = {
      es: '🇪🇸 Español',
      en: '🇬🇧 English',
      fr: '🇫🇷 Français',
      de: '🇩🇪 Deutsch',
      ar: '🇸🇦 العربية',
      zh: '🇨🇳 中文',
      ru: '🇷🇺 Русский',
    };
    for (const code of LANGUAGES) {
      expect(`${flagOf(code)} ${LANGUAGE_FACTS[code].name}`).toBe(shown[code]);
    }
    expect(LANGUAGES.filter((code) => LANGUAGE_FACTS[code].dir === 'rtl')).toEqual(['ar']);
    expect(LANGUAGE_FACTS.es.loading).toBe('Cargando...');
  });
});

it('the practice areas are the five of SPEC 2.6, in this order', () => {
  expect(SERVICE_IDS).toEqual(['civil', 'family', 'labor', 'immigration', 'inheritance']);
});
