import { useTexts } from '@/i18n/useTexts';
import type { Block } from '@/lib/markdown/blocks';
import type { Language } from '@/site/languages';
import { readingMinutes } from './readingTime';

interface ReadingTimeProps {
  blocks: readonly Block[];
  /** The language that the text is in, which may not be the page's. */
  language: Language;
}

/** How long a post takes to read, beside its date. */
export function ReadingTime({ blocks, language }: ReadingTimeProps) {
  const t = useTexts('blog');
  return <span>{t('post.readingTime', { minutes: readingMinutes(blocks, language) })}</span>;
}
