import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages.ts';
import { SERVICE_IDS, type ServiceId } from './services.ts';

/**
 * Every public page and its path in every language (SPEC 2.2, 2.3). Router, links, switcher and server
 * resolve addresses from here; nothing else in the code knows a slug.
 */
type Slugs = Record<'contact' | 'testimonials' | 'services' | ServiceId, string>;

const ENGLISH: Slugs = {
  contact: 'contact',
  testimonials: 'testimonials',
  services: 'services',
  civil: 'civil-law-denia',
  family: 'family-law-denia',
  labor: 'labor-law-denia',
  immigration: 'immigration-denia',
  inheritance: 'inheritance-law-denia',
};

const SLUGS: Record<Language, Slugs> = {
  es: {
    contact: 'contacto',
    testimonials: 'testimonios',
    services: 'servicios',
    civil: 'derecho-civil-denia',
    family: 'derecho-familia-denia',
    labor: 'derecho-laboral-denia',
    immigration: 'extranjeria-denia',
    inheritance: 'derecho-sucesorio-denia',
  },
  en: ENGLISH,
  ar: ENGLISH,
  zh: ENGLISH,
  de: {
    contact: 'kontakt',
    testimonials: 'referenzen',
    services: 'dienstleistungen',
    civil: 'zivilrecht-denia',
    family: 'familienrecht-denia',
    labor: 'arbeitsrecht-denia',
    immigration: 'einwanderung-denia',
    inheritance: 'erbrecht-denia',
  },
  fr: {
    contact: 'contact',
    testimonials: 'temoignages',
    services: 'services',
    civil: 'droit-civil-denia',
    family: 'droit-famille-denia',
    labor: 'droit-travail-denia',
    immigration: 'immigration-denia',
    inheritance: 'droit-succession-denia',
  },
  ru: {
    contact: 'kontakt',
    testimonials: 'otzyvy',
    services: 'uslugi',
    civil: 'grazhdanskoe-pravo-denia',
    family: 'semeynoe-pravo-denia',
    labor: 'trudovoe-pravo-denia',
    immigration: 'immigratsiya-denia',
    inheritance: 'nasledstvennoe-pravo-denia',
  },
};

export type PageId =
  | 'home'
  | 'blog'
  | 'contact'
  | 'testimonials'
  /** The bare services base, which redirects to the home page's section (PRODUCT 3). */
  | 'services'
  | `service-${ServiceId}`;

export const PAGE_IDS: readonly PageId[] = [
  'home',
  'blog',
  'contact',
  'testimonials',
  'services',
  ...SERVICE_IDS.map((id): PageId => `service-${id}`),
];

/** The pages that are something to read. */
export const PRERENDERED = PAGE_IDS.filter((page) => page !== 'services');

function slugOf(page: PageId, language: Language): string {
  const slugs = SLUGS[language];
  if (page === 'home') return '';
  if (page === 'blog') return '/blog';
  if (page === 'contact' || page === 'testimonials' || page === 'services') {
    return `/${slugs[page]}`;
  }
  return `/${slugs.services}/${slugs[page.slice('service-'.length) as ServiceId]}`;
}

/** The path of a page in a language, without trailing slash: `/contacto`, `/de/kontakt`; home is `/` or `/de`. */
export function pathOf(page: PageId, language: Language): string {
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
  return prefix + slugOf(page, language) || '/';
}

/** The path of a post's own page. */
export function postPathOf(slug: string, language: Language): string {
  return `${pathOf('blog', language)}/${encodeURIComponent(slug)}`;
}

/** The file that carries a language's latest posts as an Atom feed. */
export function feedPathOf(language: Language): string {
  return `${language === DEFAULT_LANGUAGE ? '' : `/${language}`}/feed.xml`;
}

/** The language that a path's first segment names, if it names one (SPEC 2.1). `/es` is no such prefix. */
export function languageOfPath(pathname: string): Language | undefined {
  const segment = pathname.split('/')[1];
  return isLanguage(segment) && segment !== DEFAULT_LANGUAGE ? segment : undefined;
}

const ADMIN_PATH = /^\/(admin-login|config-blogmr)(\/|$)/;

/** Whether a path is for staff (SPEC 2.4): no language has a version of it. */
export function isAdminPath(pathname: string): boolean {
  return ADMIN_PATH.test(pathname);
}

export type Address =
  { page: PageId; language: Language } | { page: 'post'; slug: string; language: Language };

const ADDRESSES = new Map<string, Address>(
  LANGUAGES.flatMap((language) =>
    PAGE_IDS.map((page) => [pathOf(page, language), { page, language }] as const),
  ),
);

/** What a path leads to; undefined for a path that the site does not have. */
export function addressOf(pathname: string): Address | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const known = ADDRESSES.get(path);
  if (known) return known;
  const [, blog, slug] = /^(.*\/blog)\/([^/]+)$/.exec(path) ?? [];
  const list = blog === undefined ? undefined : ADDRESSES.get(blog);
  if (!slug || list?.page !== 'blog') return undefined;
  return { page: 'post', slug: decodeSegment(slug), language: list.language };
}

/** The same place in another language: same page or post. Unknown paths lead home. */
export function translatePath(pathname: string, language: Language): string {
  const address = addressOf(pathname);
  if (!address) return pathOf('home', language);
  return address.page === 'post'
    ? postPathOf(address.slug, language)
    : pathOf(address.page, language);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // A lone '%' in a hand-written address.
  }
}
