import type { LocalizedText } from '@/lib/localized';
import { LANGUAGE_FACTS } from '@/site/languages';
import { useLanguage } from './LanguageProvider';

/** The `lang` and `dir` that a text needs on a page of another language; none where they agree. */
export function useLangAttributes() {
  const { language } = useLanguage();
  return (text: LocalizedText) =>
    text.language === language
      ? {}
      : { lang: text.language, dir: LANGUAGE_FACTS[text.language].dir };
}

/** A text from the database, marked with its own language where it is not the page's (PRODUCT 3). */
export function Localized({ value }: { value: LocalizedText }) {
  const attributes = useLangAttributes();
  return <span {...attributes(value)}>{value.text}</span>;
}
