import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { useTexts } from '@/i18n/useTexts';
import { buttonClass } from '@/ui/button';

interface PaginationProps {
  page: number;
  hasNext: boolean;
  hrefOf: (page: number) => string;
}

/** Links to the previous and next page; nothing where there is only one. */
export function Pagination({ page, hasNext, hrefOf }: PaginationProps) {
  const t = useTexts('blog');
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={t('list.pages')} className="mt-12 flex flex-wrap justify-between gap-4">
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev" className={buttonClass('secondary')}>
          <ArrowLeft aria-hidden="true" className="size-5 flip-rtl" />
          {t('list.previous')}
        </Link>
      )}
      {hasNext && (
        <Link to={hrefOf(page + 1)} rel="next" className={buttonClass('secondary', 'ms-auto')}>
          {t('list.next')}
          <ArrowRight aria-hidden="true" className="size-5 flip-rtl" />
        </Link>
      )}
    </nav>
  );
}
