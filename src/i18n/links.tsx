import { Link, type LinkProps } from 'react-router-dom';
import { type PageId, pathOf, postPathOf } from '@/site/pages';
import { useLanguage } from './LanguageProvider';

/** `pathOf` and `postPathOf` in the page's language. */
export function usePaths() {
  const { language } = useLanguage();
  return {
    pathOf: (page: PageId) => pathOf(page, language),
    postPathOf: (slug: string) => postPathOf(slug, language),
  };
}

type PageLinkProps = Omit<LinkProps, 'to'> & {
  page: PageId;
  search?: string | undefined;
  hash?: string;
};

/** A link to a page of the site in the current language; `search` is with '?', `hash` without '#'. */
export function PageLink({ page, search = '', hash, ...props }: PageLinkProps) {
  const paths = usePaths();
  return (
    <Link to={{ pathname: paths.pathOf(page), search, hash: hash ? `#${hash}` : '' }} {...props} />
  );
}
