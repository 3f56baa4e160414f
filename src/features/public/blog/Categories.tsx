import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useLanguage } from '@/i18n/language';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { type PostSummary, shownCategories } from './post';
import { categoriesOptions } from './queries';

/** Names a category in the page's language. An untranslated one stays in Spanish, with its `lang` set. */
export function useCategoryName() {
  const { language } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesOptions(language));
  return (name: string): { text: string; lang?: string; dir?: 'ltr' } => {
    const known = categories.find((category) => category.name === name)?.localized;
    if (language === SOURCE_LANGUAGE) return { text: name };
    return typeof known === 'string'
      ? { text: known }
      : { text: name, lang: SOURCE_LANGUAGE, dir: 'ltr' };
  };
}

/** A post's categories, separated by dots, in the page's language. */
export function Categories({ post }: { post: PostSummary }) {
  const names = shownCategories(post).map(useCategoryName());
  if (names.every(({ lang }) => !lang)) return names.map(({ text }) => text).join(' · ');
  return names.map(({ text, ...attributes }, index) => (
    <Fragment key={text}>
      {index > 0 && <span> · </span>}
      <span {...attributes}>{text}</span>
    </Fragment>
  ));
}
