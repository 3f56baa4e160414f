import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { dated, type Dates } from '@/i18n/dates';
import { useLanguage, usePaths, useTexts } from '@/i18n/language';
import { langAttributes } from '@/i18n/Localized';
import { languageOf, textOf } from '@/lib/localized';
import { laidOutLater } from '@/ui/laidOutLater';
import { Categories } from '../Categories';
import { Cover } from '../Cover';
import { usePopupLink } from '../address';
import type { PostSummary } from '../post';
import { shortened } from '../shortened';

const GROUP = 'group post-card';
/** One, two or three cards in a row of `container-page`. */
const COVER_SIZES =
  '(min-width: 76rem) 23rem, (min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw';
/** The cards of the widest first row. */
const FIRST_ROW = 3;
/** Four lines on most screens, cut between words; fewer in Russian, whose categories take two. */
const EXCERPT_MAX: Partial<Record<string, number>> = { ar: 110, ru: 80, zh: 75 };
const EXCERPT_MAX_LATIN = 130;

interface PostCardProps {
  post: PostSummary;
  /** In a list on the first screen: the first cover loads at once, later rows are laid out later. */
  index?: number;
}

/** A post in a list: the title opens the popup, a second link leads to the post's page (PRODUCT 4). */
export function PostCard({ post, index = 1 }: PostCardProps) {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const popupLink = usePopupLink();
  const { postPathOf } = usePaths();
  const { title, excerpt } = post;
  const excerptMax = EXCERPT_MAX[languageOf(excerpt, language)] ?? EXCERPT_MAX_LATIN;
  return (
    <article {...(index < FIRST_ROW ? { className: GROUP } : laidOutLater([35, 35, 35], GROUP))}>
      <div className="post-card-picture">
        <Cover src={post.image} sizes={COVER_SIZES} eager={index === 0} />
        {typeof title !== 'string' && (
          <p className="absolute start-4 bottom-4 rounded-full bg-ink-900/90 px-3 py-1 text-sm text-limestone-50">
            {t('card.inSpanish')}
          </p>
        )}
      </div>
      <div className="post-card-body">
        <div className="post-card-text">
          <p className="post-card-meta">
            <Categories post={post} />
          </p>
          <h3 className="post-card-title" {...langAttributes(title)}>
            <Link {...popupLink(post.slug)}>{textOf(title)}</Link>
          </h3>
          <p className="post-card-excerpt" {...langAttributes(excerpt)}>
            {shortened(textOf(excerpt), excerptMax)}
          </p>
        </div>
        <div className="post-card-foot">
          <span className="min-w-0 text-ink-600">
            <PostDate date={post.date} />
          </span>
          <Link to={postPathOf(post.slug)} className="post-card-more">
            {t('card.page')}
            <span className="sr-only" {...langAttributes(title)}>
              {textOf(title)}
            </span>
            <ArrowRight className="size-4 flip-rtl" />
          </Link>
        </div>
      </div>
    </article>
  );
}

/** The date in the long format, or as it is where it is no day (SPEC 5). */
const PostDate = dated(function PostDate({ date, dates }: { date: string; dates: Dates }) {
  return dates.isDay(date) ? <time dateTime={date}>{dates.longDay(date, dates)}</time> : date;
});
