import { describe, expect, it } from 'vitest';
import { firm } from '@/site/firm';
import { flagOf, isLanguage, type Language, LANGUAGE_FACTS, LANGUAGES } from '@/site/languages';
import {
  addressOf,
  citySlug,
  languageOfPath,
  lawyerPathOf,
  PAGE_IDS,
  type PageId,
  pathOf,
  postPathOf,
  termPathOf,
  translatePath,
} from '@/site/pages';
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
  const prefix = language === 'es' ? '' : `/${language}`;
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
  const paths = specified(language);

  it.each(PAGE_IDS)('%s', (page) => {
    const path = pathOf(page, language);
    expect(path).toBe(paths[page]);
    expect(addressOf(path)).toEqual({ page, language });
    expect(addressOf(`${path}/`)).toEqual({ page, language });
  });

  it('a post', () => {
    const path = postPathOf('una-entrada', language);
    expect(path).toBe(`${paths.blog}/una-entrada`);
    expect(addressOf(path)).toEqual({ page: 'post', slug: 'una-entrada', language });
  });

  it('a term of the glossary', () => {
    const path = termPathOf('poder-notarial', language);
    expect(path).toBe(`${paths.glossary}/poder-notarial`);
    expect(addressOf(path)).toEqual({ page: 'term', slug: 'poder-notarial', language });
  });

  it('a lawyer', () => {
    const [{ id }] = firm.lawyers;
    const path = lawyerPathOf(id, language);
    expect(path).toBe(`${paths.lawyers}/${id}`);
    expect(addressOf(path)).toEqual({ page: 'lawyer', slug: id, language });
    expect(addressOf(`${paths.lawyers}/nobody`)).toBeUndefined();
    expect(translatePath(path, 'es')).toBe(lawyerPathOf(id, 'es'));
  });

  it('every page, post and term maps to itself in every other language', () => {
    for (const other of LANGUAGES) {
      for (const page of PAGE_IDS) {
        expect(translatePath(pathOf(page, language), other)).toBe(pathOf(page, other));
      }
      expect(translatePath(postPathOf('a b/c', language), other)).toBe(postPathOf('a b/c', other));
      const slugs = { es: 'a', [other]: 'b' };
      expect(translatePath(postPathOf('x', language), other, slugs)).toBe(
        postPathOf(slugs[other] ?? '', other),
      );
      expect(translatePath(termPathOf('nie', language), other)).toBe(termPathOf('nie', other));
    }
  });

  it('have the language’s prefix, Spanish none', () => {
    for (const page of PAGE_IDS) {
      expect(languageOfPath(pathOf(page, language))).toBe(language === 'es' ? undefined : language);
    }
  });
});

it.each([
  ['Dénia', 'denia'],
  ['San Vicente del Raspeig', 'san-vicente-del-raspeig'],
  ['L’Alfàs del Pi', 'l-alfas-del-pi'],
  ['A Coruña', 'a-coruna'],
])('%s is %s in a slug', (city, slug) => {
  expect(citySlug(city)).toBe(slug);
});

describe('unknown paths', () => {
  it.each([
    '/es',
    '/es/contacto',
    '/de/contact',
    '/contact',
    '/pt',
    '/de/de',
    '/blog/a/b',
    '/contacto/blog/a',
    '/x/blog/a',
    '/BLOG',
    '/servicios/nada',
    '/blogs',
    '/glosario/nada',
    '/glosario/nie/x',
    '/de/glosario/nie',
  ])('%s', (path) => {
    expect(addressOf(path)).toBeUndefined();
    expect(translatePath(path, 'de')).toBe('/de');
  });

  it('a malformed escape is kept as a slug', () => {
    expect(addressOf('/blog/100%')).toEqual({ page: 'post', slug: '100%', language: 'es' });
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
    expect(flagOf('pt')).toBe('🌐');
    expect(LANGUAGES.filter((code) => LANGUAGE_FACTS[code].dir === 'rtl')).toEqual(['ar']);
    expect(LANGUAGE_FACTS.es.loading).toBe('Cargando...');
  });

  it.each(['pt', 'ES', '', 'de-AT', undefined, null, 0])('do not include %j', (code) => {
    expect(isLanguage(code)).toBe(false);
  });
});
