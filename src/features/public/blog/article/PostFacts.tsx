import { dated, type Dates } from '@/i18n/dates';
import { LawyerLink, useLanguage, useTexts } from '@/i18n/language';
import { spaceIn } from '@/i18n/space';
import { languageOf } from '@/lib/localized';
import type { Block } from '@/lib/markdown/blocks';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { lawyerOf } from '@/site/lawyers';
import { cx } from '@/ui/classes';
import type { Post } from '../post';
import { readingMinutes } from './readingTime';

interface PostMetaProps {
  post: Post;
  blocks: readonly Block[];
  className: string;
}

/** When a post was published, and how long it takes to read. */
export function PostMeta({ post, blocks, className }: PostMetaProps) {
  const t = useTexts('blog');
  const { language } = useLanguage();
  // By the language that the text is in, which may not be the page's.
  const minutes = readingMinutes(blocks, languageOf(post.content, language));
  return (
    <p className={cx('flex flex-wrap gap-x-5', className)}>
      <PublishedOn date={post.date} />
      <span>{t('post.readingTime', { minutes })}</span>
    </p>
  );
}

/** 'Publicado el …' with the long date, or the text for a missing date (SPEC 2.14, 5). */
const PublishedOn = dated(function PublishedOn({ date, dates }: { date: string; dates: Dates }) {
  const t = useTexts('blog');
  if (!dates.isDay(date)) return <span>{t('post.noDate')}</span>;
  return <time dateTime={date}>{t('post.publishedOn', { date: dates.longDay(date, dates) })}</time>;
});

/** Who vouches for a post, since when, and the day whose law it states. */
export function Byline({ post, className }: { post: Post; className?: string }) {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const author = lawyerOf(post.author);
  if (!author && !post.reviewedOn && !post.lawAsOf) return null;
  return (
    <div className={cx('text-base text-ink-700', className)}>
      {author && (
        <p>
          {t('post.author')}
          {spaceIn(language)}
          <LawyerLink lawyer={author} />
          <span className="block">
            {t('post.college', { number: author.barNumber })} ·{' '}
            <bdi lang={SOURCE_LANGUAGE}>{author.barAssociation}</bdi>
          </span>
        </p>
      )}
      <Days post={post} />
    </div>
  );
}

const Days = dated(function Days({ post, dates }: { post: Post; dates: Dates }) {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const { reviewedOn, lawAsOf } = post;
  const reviewer = lawyerOf(post.reviewer);
  const long = (day: string) => dates.longDay(day, dates);
  return (
    <>
      {reviewedOn && (
        <p>
          <time dateTime={reviewedOn}>
            {t(reviewer ? 'post.reviewedBy' : 'post.reviewedOn', { date: long(reviewedOn) })}
          </time>
          {reviewer && (
            <>
              {spaceIn(language)}
              <LawyerLink lawyer={reviewer} />
            </>
          )}
        </p>
      )}
      {lawAsOf && (
        <p>
          <time dateTime={lawAsOf}>{t('post.lawAsOf', { date: long(lawAsOf) })}</time>
        </p>
      )}
    </>
  );
});

/** Says that a post is shown in Spanish because it is not translated (PRODUCT 3). */
export function FallbackNotice({ post }: { post: Post }) {
  const t = useTexts('blog');
  if ([post.title, post.content].every((text) => typeof text === 'string')) return null;
  return (
    <p className="mt-6 rounded-lg border-s-4 border-brass-400 bg-limestone-100 px-5 py-3 text-base text-ink-800">
      {t('post.fallback')}
    </p>
  );
}

/** What a post is based on, as its author has named it. */
export function Sources({ post, level: Heading = 'h2' }: { post: Post; level?: 'h2' | 'h3' }) {
  const t = useTexts('blog');
  if (post.sources.length === 0) return null;
  return (
    <div className="mt-10 border-t border-limestone-300 pt-5 text-base">
      <Heading className="text-xl">{t('post.sources')}</Heading>
      <ul className="mt-3 list-disc space-y-1.5 ps-5 marker:text-terracotta-600">
        {post.sources.map(({ title, url }, index) => (
          // Two may be the same.
          <li key={index}>
            <bdi lang={SOURCE_LANGUAGE}>
              {url ? (
                <a
                  href={url}
                  rel="noopener"
                  className="underline decoration-terracotta-500 underline-offset-4"
                >
                  {title}
                </a>
              ) : (
                title
              )}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
