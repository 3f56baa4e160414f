import { adminTexts } from '@/admin-texts';
import { recordOf } from '@/lib/recordOf';
import { PICK_TEXTS_HASH } from '@/site/adminPaths';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { LEGAL_TEXT_IDS } from '@/site/legal';
import { lawyerPathOf, type OwnPage, pathOf, PRERENDERED_PAGES, termPathOf } from '@/site/pages';
import { SERVICE_IDS } from '@/site/services';
import { TERM_IDS, type TermId } from '@/site/terms';

const t = adminTexts('texts');

type ServicePage = Extract<OwnPage, `service-${string}`>;

/** A page of the site, 'post' for those of all posts, 'lawyer' for those of all lawyers. */
export type Place = OwnPage | `term-${TermId}` | 'post' | 'lawyer' | 'notFound';

const SERVICES = SERVICE_IDS.map((id): ServicePage => `service-${id}`);
const TERMS = TERM_IDS.map((id) => `term-${id}` as const);

/** The beginning of keys with the pages of their texts; of those that fit a key, the last counts. */
type Rule = readonly [begin: string, places: readonly Place[] | 'all'];

/**
 * Where the texts stand. tests/app/renderedPages.test.ts compares it with the pages that
 * the build renders, and names the texts that are on others.
 */
const RULES: readonly Rule[] = [
  ['common/', 'all'],
  ['common/newTab', ['home', 'testimonials']],
  ['common/notFound', ['notFound']],
  ['common/firstConsultation', ['home', 'contact', 'lawyer', ...SERVICES]],
  ['common/carousel', ['home']],
  ['common/hero', ['home']],
  ['common/about', ['home']],
  ['common/about.answers', ['contact', ...SERVICES]],
  ['common/about.imageAlt', ['home', 'lawyer']],
  ['common/about.drawing', ['home', 'lawyer']],
  ['common/lawyer', ['lawyer']],
  ['common/testimonials', ['home', 'testimonials']],
  ['common/testimonials.all', ['home']],
  ['common/testimonials.previous', ['home']],
  ['common/testimonials.next', ['home']],
  ['navigation/', 'all'],
  ['contact/', 'all'],
  ['contact/section', ['home']],
  ['contact/page', ['contact']],
  ['contact/cards', ['home', 'contact']],
  ['contact/cards.form.action', ['home']],
  ['contact/cards.form.actionHere', ['contact']],
  ['contact/cards.chat.title', 'all'],
  ['contact/cards.phone.call', 'all'],
  ['contact/hours', ['home', 'contact']],
  ['contact/hours.day', ['contact']],
  ['contact/hours.times', ['contact']],
  ['contact/hours.closedDay', ['contact']],
  ['contact/detention', ['contact', `service-${firm.detention.area}`]],
  ['contact/detention.heading', 'all'],
  ['contact/survey', ['contact']],
  ['contact/booking', ['contact']],
  ['contact/documents', ['contact']],
  ['blog/', ['blog', 'home', 'post']],
  ['blog/featured', ['home']],
  ['blog/list', ['blog']],
  ['blog/card', ['blog', 'home', 'post', ...SERVICES]],
  ['blog/popup', ['blog']],
  ['blog/post', ['post']],
  ['blog/share', ['post']],
  ['services/', ['home']],
  ['services/page', SERVICES],
  ['services/doors', ['home', ...SERVICES]],
  ...SERVICE_IDS.flatMap((id): Rule[] => [
    [`services/${id}.`, [`service-${id}`]],
    [`services/${id}.title`, ['home', ...SERVICES.filter((page) => page !== `service-${id}`)]],
    [`services/${id}.short`, ['home']],
    [`services/${id}.description`, ['home']],
  ]),
  ...PRERENDERED_PAGES.map((page): Rule => [`routes/${page}.`, [page]]),
  ['routes/home.name', ['post', 'lawyer', ...SERVICES, ...TERMS]],
  ['routes/blog.name', ['post']],
  ['routes/notFound', ['notFound']],
  ['legal/', LEGAL_TEXT_IDS],
  ['legal/updated', ['privacy']],
  ...LEGAL_TEXT_IDS.map((id): Rule => [`legal/${id}.`, [id]]),
  ['terms/', TERMS],
  ['terms/kicker', ['glossary']],
  ['terms/intro', ['glossary']],
  ['terms/heading', ['glossary', ...TERMS]],
  ...TERM_IDS.flatMap((id): Rule[] => [
    [`terms/terms.${id}.`, [`term-${id}`]],
    [`terms/terms.${id}.name`, ['glossary', `term-${id}`]],
    [`terms/terms.${id}.definition`, ['glossary', `term-${id}`]],
    // By them mentions in posts are recognised: they are shown nowhere.
    [`terms/terms.${id}.forms`, []],
  ]),
];

/** The pages that show a text, by 'namespace/key', the most visited first; 'all' for every page. */
export function placesOf(id: string): readonly Place[] | 'all' {
  return RULES.findLast(([begin]) => id.startsWith(begin))?.[1] ?? [];
}

/** The text that names a page. */
const NAMES: Record<Exclude<OwnPage, ServicePage>, string> = {
  home: 'routes/home.name',
  blog: 'routes/blog.name',
  contact: 'navigation/contact',
  testimonials: 'contact/footer.testimonials',
  glossary: 'terms/heading',
  ...recordOf(LEGAL_TEXT_IDS, (id) => `legal/${id}.title`),
};

/** What a page is called. @param textOf the Spanish text of 'namespace/key'. */
export function placeName(place: Place, textOf: (id: string) => string | undefined): string {
  if (place === 'post') return t('places.post');
  if (place === 'lawyer') return t('places.lawyer');
  if (place === 'notFound') return t('places.notFound');
  const id = place.startsWith('term-')
    ? `terms/terms.${place.slice('term-'.length)}.name`
    : place in NAMES
      ? NAMES[place as keyof typeof NAMES]
      : `services/${place.slice('service-'.length)}.title`;
  return textOf(id) ?? place;
}

/** The path of a page in Spanish; for posts, which change, that of their list. */
export function placePath(place: Place): string {
  if (place === 'notFound') return '/404';
  if (place === 'post') return pathOf('blog', SOURCE_LANGUAGE);
  if (place === 'lawyer') return lawyerPathOf(firm.lawyers[0].id, SOURCE_LANGUAGE);
  return isTerm(place)
    ? termPathOf(place.slice('term-'.length) as TermId, SOURCE_LANGUAGE)
    : pathOf(place, SOURCE_LANGUAGE);
}

function isTerm(place: Place): place is `term-${TermId}` {
  return place.startsWith('term-');
}

/** The address of a page that opens at a text (features/admin/text-picker). */
export function addressOfText(place: Place, id: string): string {
  return `${placePath(place)}${PICK_TEXTS_HASH}:${id}`;
}
