import { firm } from './firm.ts';
import { SOURCE_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages.ts';
import { lawyerOf } from './lawyers.ts';
import { SERVICE_IDS, type ServiceId } from './services.ts';
import { slugIn, type Slugs } from './slugs.ts';
import { isTermId, TERM_IDS } from './terms.ts';

/**
 * Every public page and its path in every language (SPEC 2.2, 2.3). Router, links, language
 * switcher and server resolve addresses through this file; slugs are written nowhere else.
 */
type PageSlugs = Record<
  | 'contact'
  | 'testimonials'
  | 'glossary'
  | 'services'
  | 'lawyers'
  | 'privacy'
  | 'notice'
  | ServiceId,
  string
>;

/** A city's name in a slug: 'Alacant / Alicante' is alacant-alicante. */
export function citySlug(city: string): string {
  return city
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

const CITY = citySlug(firm.address.city);

const ENGLISH: PageSlugs = {
  contact: 'contact',
  testimonials: 'testimonials',
  glossary: 'glossary',
  privacy: 'privacy',
  notice: 'legal-notice',
  services: 'services',
  lawyers: 'lawyers',
  civil: `civil-law-${CITY}`,
  family: `family-law-${CITY}`,
  labor: `labor-law-${CITY}`,
  immigration: `immigration-${CITY}`,
  inheritance: `inheritance-law-${CITY}`,
};

const SLUGS: Record<Language, PageSlugs> = {
  es: {
    contact: 'contacto',
    testimonials: 'testimonios',
    glossary: 'glosario',
    privacy: 'proteccion-de-datos',
    notice: 'aviso-legal',
    services: 'servicios',
    lawyers: 'abogados',
    civil: `derecho-civil-${CITY}`,
    family: `derecho-familia-${CITY}`,
    labor: `derecho-laboral-${CITY}`,
    immigration: `extranjeria-${CITY}`,
    inheritance: `derecho-sucesorio-${CITY}`,
  },
  en: ENGLISH,
  ar: ENGLISH,
  zh: ENGLISH,
  de: {
    contact: 'kontakt',
    testimonials: 'referenzen',
    glossary: 'glossar',
    privacy: 'datenschutz',
    notice: 'impressum',
    services: 'dienstleistungen',
    lawyers: 'anwaelte',
    civil: `zivilrecht-${CITY}`,
    family: `familienrecht-${CITY}`,
    labor: `arbeitsrecht-${CITY}`,
    immigration: `einwanderung-${CITY}`,
    inheritance: `erbrecht-${CITY}`,
  },
  fr: {
    contact: 'contact',
    testimonials: 'temoignages',
    glossary: 'glossaire',
    privacy: 'protection-des-donnees',
    notice: 'mentions-legales',
    services: 'services',
    lawyers: 'avocats',
    civil: `droit-civil-${CITY}`,
    family: `droit-famille-${CITY}`,
    labor: `droit-travail-${CITY}`,
    immigration: `immigration-${CITY}`,
    inheritance: `droit-succession-${CITY}`,
  },
  ru: {
    contact: 'kontakt',
    testimonials: 'otzyvy',
    glossary: 'glossariy',
    privacy: 'zashchita-dannykh',
    notice: 'pravovaya-informatsiya',
    services: 'uslugi',
    lawyers: 'advokaty',
    civil: `grazhdanskoe-pravo-${CITY}`,
    family: `semeynoe-pravo-${CITY}`,
    labor: `trudovoe-pravo-${CITY}`,
    immigration: `immigratsiya-${CITY}`,
    inheritance: `nasledstvennoe-pravo-${CITY}`,
  },
};

const servicePaths = Object.fromEntries(
  SERVICE_IDS.map((id) => [
    `service-${id}`,
    (slugs: PageSlugs) => `/${slugs.services}/${slugs[id]}`,
  ]),
) as Record<`service-${ServiceId}`, (slugs: PageSlugs) => string>;

/** The path of each page without the language prefix. A page exists by being in this table. */
const PATHS = {
  home: () => '',
  blog: () => '/blog',
  contact: ({ contact }: PageSlugs) => `/${contact}`,
  testimonials: ({ testimonials }: PageSlugs) => `/${testimonials}`,
  glossary: ({ glossary }: PageSlugs) => `/${glossary}`,
  privacy: ({ privacy }: PageSlugs) => `/${privacy}`,
  cookies: () => '/cookies',
  notice: ({ notice }: PageSlugs) => `/${notice}`,
  /** The parent path of the services, which redirects to the home page's section (PRODUCT 3). */
  services: ({ services }: PageSlugs) => `/${services}`,
  /** That of the lawyers' pages, which redirects to the home page's section too. */
  lawyers: ({ lawyers }: PageSlugs) => `/${lawyers}`,
  ...servicePaths,
} satisfies Record<string, unknown>;

export type PageId = keyof typeof PATHS;

export const PAGE_IDS = Object.keys(PATHS) as readonly PageId[];

/** The pages that redirect to a section of the home page, with its anchor. */
export const REDIRECTED = { services: 'services', lawyers: 'about' } as const;

/** The pages with content of their own. */
export type OwnPage = Exclude<PageId, keyof typeof REDIRECTED>;

export function isRedirected(page: string): page is keyof typeof REDIRECTED {
  return Object.hasOwn(REDIRECTED, page);
}

export const PRERENDERED_PAGES = PAGE_IDS.filter((page): page is OwnPage => !isRedirected(page));

/** The path of a page in a language, without trailing slash: `/de/kontakt`; home is `/` or `/de`. */
export function pathOf(page: PageId, language: Language): string {
  const prefix = language === SOURCE_LANGUAGE ? '' : `/${language}`;
  return prefix + PATHS[page](SLUGS[language]) || '/';
}

/** The page above those of posts, terms and lawyers, whose addresses end in a slug of their own. */
export const PARENTS = { post: 'blog', term: 'glossary', lawyer: 'lawyers' } as const;

const pathBelow = (page: keyof typeof PARENTS) => (slug: string, language: Language) =>
  `${pathOf(PARENTS[page], language)}/${encodeURIComponent(slug)}`;

export const postPathOf = pathBelow('post');
export const termPathOf = pathBelow('term');
export const lawyerPathOf = pathBelow('lawyer');

/** The paths of all pages that do not depend on the database's posts, in the source language. */
export const FIXED_PATHS: readonly string[] = [
  ...PRERENDERED_PAGES.map((page) => pathOf(page, SOURCE_LANGUAGE)),
  ...TERM_IDS.map((id) => termPathOf(id, SOURCE_LANGUAGE)),
  ...firm.lawyers.map(({ id }) => lawyerPathOf(id, SOURCE_LANGUAGE)),
];

export function feedPathOf(language: Language): string {
  return `${language === SOURCE_LANGUAGE ? '' : `/${language}`}/feed.xml`;
}

/** The language prefix of a path (SPEC 2.1); undefined without one. `/es` is not a prefix. */
export function languageOfPath(pathname: string): Language | undefined {
  const segment = pathname.split('/')[1];
  return isLanguage(segment) && segment !== SOURCE_LANGUAGE ? segment : undefined;
}

/** What a path of the site leads to. */
export type Address =
  | { page: PageId; language: Language }
  | { page: keyof typeof PARENTS; slug: string; language: Language };

const ADDRESSES = new Map<string, Address>(
  LANGUAGES.flatMap((language) =>
    PAGE_IDS.map((page) => [pathOf(page, language), { page, language }] as const),
  ),
);

/** Resolves a path; undefined for one that the site does not have. */
export function addressOf(pathname: string): Address | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const known = ADDRESSES.get(path);
  if (known) return known;
  const [, above, slug] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
  const list = above === undefined ? undefined : ADDRESSES.get(above);
  if (!slug || !list) return undefined;
  const { page, language } = list;
  if (page === 'blog') return { page: 'post', slug: decodeSegment(slug), language };
  if (page === 'lawyers' && lawyerOf(slug)) return { page: 'lawyer', slug, language };
  return page === 'glossary' && isTermId(slug) ? { page: 'term', slug, language } : undefined;
}

/**
 * The path of the same page, post, lawyer or term in another language; the home page's for an unknown path.
 * @param slugs of the post at the path; without them it keeps its slug, which leads there too.
 */
export function translatePath(pathname: string, language: Language, slugs?: Slugs): string {
  const address = addressOf(pathname);
  if (!address) return pathOf('home', language);
  if (!('slug' in address)) return pathOf(address.page, language);
  const slug = address.page === 'post' && slugs ? slugIn(slugs, language) : address.slug;
  return pathBelow(address.page)(slug, language);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // A lone '%' in a typed address.
  }
}
