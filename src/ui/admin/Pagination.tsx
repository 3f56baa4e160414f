import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buttonClass } from '@/ui/button';
import { unavailable } from './unavailable';

interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Buttons to the previous and next page of a list; nothing for a single page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Páginas" className="mt-6 flex flex-wrap items-center justify-center gap-3">
      <button
        type="button"
        className={buttonClass('secondary', 'aria-disabled:opacity-40')}
        {...unavailable(page <= 1)}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        Anterior
      </button>
      <p>
        Página {page} de {pages}
      </p>
      <button
        type="button"
        className={buttonClass('secondary', 'aria-disabled:opacity-40')}
        {...unavailable(page >= pages)}
        onClick={() => onPage(page + 1)}
      >
        Siguiente
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </nav>
  );
}
