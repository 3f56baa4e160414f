import { useTranslation } from 'react-i18next';
import type { Namespace } from './engine';
import { useLanguage } from './LanguageProvider';

/**
 * The texts of a namespace in the page's language, with typed keys. The engine is told the language with each
 * text: as its global state it would load the fallback's files too, and could not render two pages at once.
 */
export function useTexts<N extends Namespace>(namespace: N) {
  const { language } = useLanguage();
  return useTranslation(namespace, { lng: language }).t;
}
