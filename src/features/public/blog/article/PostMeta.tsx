import { dated, type Dates } from '@/i18n/dates';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { languageOf } from '@/lib/localized';
import type { Block } from '@/lib/markdown/blocks';
import { cx } from '@/ui/cx';
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
