import { dated, type Dates } from '@/i18n/dates';
import { useTexts } from '@/i18n/useTexts';

/** 'Publicado el …' with the long date, or the text for a missing date (SPEC 2.14, 5). */
export const PublishedOn = dated(function PublishedOn({
  date,
  dates,
}: {
  date: string;
  dates: Dates;
}) {
  const t = useTexts('blog');
  if (!dates.isDay(date)) return <span>{t('post.noDate')}</span>;
  return <time dateTime={date}>{t('post.publishedOn', { date: dates.longDay(date, dates) })}</time>;
});
