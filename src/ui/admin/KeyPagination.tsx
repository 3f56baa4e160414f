import { ChevronLeft, ChevronRight } from 'lucide-react';
import { adminTexts } from '@/admin-texts';
import { Button } from './Button';

const t = adminTexts('admin');

interface KeyPaginationProps {
  /** Undefined on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Undefined on the last page. */
  onNext?: (() => void) | undefined;
}

/** Buttons to the previous and next page of a list without a total; nothing for a single page. */
export function KeyPagination({ onPrevious, onNext }: KeyPaginationProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav
      aria-label={t('pages.label')}
      className="mt-6 flex flex-wrap items-center justify-center gap-3"
    >
      <Button className="aria-disabled:opacity-40" unavailable={!onPrevious} onClick={onPrevious}>
        <ChevronLeft aria-hidden="true" className="size-5" />
        {t('pages.previous')}
      </Button>
      <Button className="aria-disabled:opacity-40" unavailable={!onNext} onClick={onNext}>
        {t('pages.next')}
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </nav>
  );
}
