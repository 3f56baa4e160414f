import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { longDate } from '../date';

/** 'Publicado el …' with the long date, or the text for a missing date (SPEC 2.14, 5). */
export function PublishedOn({ date }: { date: string }) {
  const t = useTexts('blog');
  const { language } = useLanguage();
  const long = longDate(date, language);
  if (!long) return <span>{t('post.noDate')}</span>;
  return <time dateTime={date}>{t('post.publishedOn', { date: long })}</time>;
}
