import { useTranslation } from 'react-i18next';
import type { Namespace } from './engine';
import { useLanguage } from './LanguageProvider';

/** The texts of a namespace in the page's language, with typed keys. */
export function useTexts<N extends Namespace>(namespace: N) {
  const { language } = useLanguage();
  return useTranslation(namespace, { lng: language }).t;
}
