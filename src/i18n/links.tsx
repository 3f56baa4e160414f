import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
import type { Lawyer } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { addressOf, lawyerPathOf, type PageId, pathOf, postPathOf } from '@/site/pages';
import type { ServiceId } from '@/site/services';
import { cx } from '@/ui/cx';
import { useLanguage } from './LanguageProvider';

/** `pathOf` and `postPathOf` in the page's language. */
export function usePaths() {
  const { language } = useLanguage();
  return {
    pathOf: (page: PageId) => pathOf(page, language),
    postPathOf: (slug: string) => postPathOf(slug, language),
  };
}

/** The home page's path; on it its own, so that links to it only scroll. */
export function useHomePath(): string {
  const { language } = useLanguage();
  const [pathname] = useLocation();
  return addressOf(pathname)?.page === 'home' ? pathname : pathOf('home', language);
}

type PageLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  page: PageId;
  search?: string | undefined;
  hash?: string;
};

/** A link to a page of the site in the current language; `search` is with '?', `hash` without '#'. */
export function PageLink({ page, search = '', hash, ...props }: PageLinkProps) {
  const path = usePaths().pathOf(page) + search + (hash ? `#${hash}` : '');
  return <Link to={path} {...props} />;
}

interface LawyerLinkProps {
  lawyer: Lawyer;
  /** What the visitor reads about: the form reached by the lawyer's page has it chosen. */
  area?: ServiceId | undefined;
  className?: string;
}

export function LawyerLink({ lawyer: { id, name }, area, className }: LawyerLinkProps) {
  const { language } = useLanguage();
  return (
    <Link
      to={lawyerPathOf(id, language) + (area ? `?area=${area}` : '')}
      className={cx(
        'font-semibold underline decoration-terracotta-500 underline-offset-4',
        className,
      )}
    >
      <bdi lang={SOURCE_LANGUAGE}>{name}</bdi>
    </Link>
  );
}
