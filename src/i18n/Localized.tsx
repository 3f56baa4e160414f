import type { LocalizedText } from '@/lib/localized';
import { LANGUAGE_FACTS } from '@/site/languages';
import { useLanguage } from './LanguageProvider';

/** Returns the `lang` and `dir` attributes of a text; none if it is in the page's language. */
export function useLangAttributes() {
  const { language } = useLanguage();
  return (text: LocalizedText) =>
    text.language === language
      ? {}
      : { lang: text.language, dir: LANGUAGE_FACTS[text.language].dir };
}

/**
 * A text from the database, with a `lang` attribute if it is not in the page's language (PRODUCT
 * 3).
 */
export function Localized({ value }: { value: LocalizedText }) {
  const attributes = useLangAttributes();
  return <span {...attributes(value)}>{value.text}</span>;
}
