/** The addresses of the specification, which are the placeholder firm's. */
import { expect, it } from 'vitest';
import { firm } from '@/site/firm';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { citySlug, PAGE_IDS, pathOf } from '@/site/pages';
import { SERVICE_IDS } from '@/site/services';

const CITY = citySlug(firm.address.city);

type Slugs = [pages: string, areas: string];

const ENGLISH: Slugs = [
  'contact testimonials glossary privacy cookies legal-notice lawyers services',
  'civil-law family-law labor-law immigration inheritance-law',
];

/**
 * The tables of SPEC 2.2 and 2.3, with the glossary and the legal texts (PRODUCT 3): contact,
 * testimonials, glossary, privacy, cookies, notice, lawyers, services, then the slugs of the practice areas,
 * which end in the firm's city.
 */
const SLUGS: Record<Language, Slugs> = {
  es: [
    'contacto testimonios glosario proteccion-de-datos cookies aviso-legal abogados servicios',
    'derecho-civil derecho-familia derecho-laboral extranjeria derecho-sucesorio',
  ],
  en: ENGLISH,
  ar: ENGLISH,
  zh: ENGLISH,
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
  ...['contact', 'testimonials', 'glossary', 'privacy', 'cookies', 'notice', 'lawyers', 'services'],
  ...SERVICE_IDS.map((id) => `service-${id}`),
];

/** The paths of a language, as the specification has them. */
function specified(language: Language): Record<string, string> {
  const prefix = language === SOURCE_LANGUAGE ? '' : `/${language}`;
  const [pages, areas] = SLUGS[language];
  const services = pages.split(' ').at(-1);
  const slugs = [
    ...pages.split(' '),
    ...areas.split(' ').map((area) => `${services}/${area}-${CITY}`),
  ];
  return Object.fromEntries([
    ['home', prefix || '/'],
    ['blog', `${prefix}/blog`],
    ...NAMES.map((name, index) => [name, `${prefix}/${slugs[index]}`]),
  ]) as Record<string, string>;
}

it.each(LANGUAGES)('the paths in %s are those that are published', (language) => {
  const paths = PAGE_IDS.map((page) => [page, pathOf(page, language)]);
  expect(Object.fromEntries(paths)).toEqual(specified(language));
});
