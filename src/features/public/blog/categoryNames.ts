import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/i18n/LanguageProvider';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { categoriesOptions } from './queries';

/** A category's name in the page's language. An untranslated one stays in Spanish, with its `lang` set. */
export type CategoryName = (name: string) => { text: string; lang?: string; dir?: 'ltr' };

/** Called once for a list: each call reads the categories anew whenever they change. */
export function useCategoryName(): CategoryName {
  const { language } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesOptions(language));
  return (name) => {
    const known = categories.find((category) => category.name === name)?.localized;
    if (language === SOURCE_LANGUAGE) return { text: name };
    return typeof known === 'string'
      ? { text: known }
      : { text: name, lang: SOURCE_LANGUAGE, dir: 'ltr' };
  };
}
