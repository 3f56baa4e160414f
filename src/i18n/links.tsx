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

type PageLinkProps = Omit<LinkProps, 'to'> & { page: PageId; hash?: string };

/** A link to a page of the site in the current language. `hash` is given without '#'. */
export function PageLink({ page, hash, ...props }: PageLinkProps) {
  const paths = usePaths();
  return <Link to={{ pathname: paths.pathOf(page), hash: hash ? `#${hash}` : '' }} {...props} />;
}
