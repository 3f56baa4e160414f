import { adminTexts } from '@/admin-texts';
import { PAGE_NAMES } from '@/lib/admin/pageNames';
import { PICK_TEXTS_HASH } from '@/site/adminPaths';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { LEGAL_TEXT_IDS } from '@/site/legal';
import { lawyerPathOf, type OwnPage, pathOf, PRERENDERED_PAGES, termPathOf } from '@/site/pages';
import { SERVICE_IDS } from '@/site/services';
import { TERM_IDS, type TermId } from '@/site/terms';

const t = adminTexts('texts');

/** A page in Spanish that shows a text; for posts, which change, their list. */
interface Place {
  name: string;
  path: string;
}

const page = (id: OwnPage): Place => ({ name: PAGE_NAMES[id], path: pathOf(id, SOURCE_LANGUAGE) });
const POSTS: Place = { ...page('blog'), name: t('places.post') };
const SERVICE = page(`service-${SERVICE_IDS[0]}`);
const NOT_FOUND: Place = { name: t('places.notFound'), path: '/404' };
const termPage = (id: TermId): Place => ({
  ...page('glossary'),
  path: termPathOf(id, SOURCE_LANGUAGE),
});

/**
 * The beginnings of keys with the page on which staff find their texts, also those of all pages; of
 * those that fit a key, the last counts. tests/app/renderedPages.test.ts looks for them there.
 */
const PLACES: readonly (readonly [begin: string, place: Place])[] = [
  ['', page('home')],
  [
    'common/lawyer',
    { name: t('places.lawyer'), path: lawyerPathOf(firm.lawyers[0].id, SOURCE_LANGUAGE) },
  ],
  ['common/notFound', NOT_FOUND],
  ['common/about.answers', page('contact')],
  ['contact/', page('contact')],
  ['contact/section', page('home')],
  ['contact/cards.form.action', page('home')],
  ['contact/cards.form.actionHere', page('contact')],
  ['blog/', page('blog')],
  ['blog/featured', page('home')],
  ['blog/post', POSTS],
  ['blog/share', POSTS],
  ['services/page', SERVICE],
  ['legal/', page('privacy')],
  ['terms/', termPage(TERM_IDS[0])],
  ...['kicker', 'intro', 'heading'].map((key) => [`terms/${key}`, page('glossary')] as const),
  ...LEGAL_TEXT_IDS.map((id) => [`legal/${id}.`, page(id)] as const),
  ...PRERENDERED_PAGES.map((id) => [`routes/${id}.`, page(id)] as const),
  ['routes/notFound', NOT_FOUND],
  ['routes/home.name', SERVICE],
  ['routes/blog.name', POSTS],
  ...SERVICE_IDS.map((id) => [`services/${id}.`, page(`service-${id}`)] as const),
  ...SERVICE_IDS.flatMap((id) =>
    ['title', 'short', 'description'].map(
      (key) => [`services/${id}.${key}`, page('home')] as const,
    ),
  ),
  ...TERM_IDS.map((id) => [`terms/terms.${id}.`, termPage(id)] as const),
];

/** Where a text stands, by 'namespace/key'; the address opens at it (features/admin/text-picker). */
export function placeOf(id: string): Place & { address: string } {
  const place = PLACES.findLast(([begin]) => id.startsWith(begin))?.[1] ?? page('home');
  return { ...place, address: `${place.path}${PICK_TEXTS_HASH}:${id}` };
}
