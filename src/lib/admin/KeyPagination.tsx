import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { admin as t } from '@/admin-texts';
import { useEntry } from '@/lib/router/NavigationProvider';
import { Button } from '@/ui/admin/controls';
import { formatPageKey, PAGE_KEY_PARAM, type PageKey } from './pageKey';
import { withParams } from './withParams';

/**
 * Buttons to the previous and next page of a list without a total, by keys in the address; nothing
 * for a single page.
 * @param next undefined on the last page.
 */
export function KeyPagination({ next }: { next: PageKey | undefined }) {
  const [params, setParams] = useSearchParams();
  const { state } = useEntry();
  const isFirst = !params.has(PAGE_KEY_PARAM);
  if (isFirst && !next) return null;

  function show(key?: PageKey) {
    const address = withParams(params, { [PAGE_KEY_PARAM]: key ? formatPageKey(key) : '' });
    setParams(address, { state: key && { stepped: true } });
    scrollTo({ top: 0 });
  }

  function goBack() {
    // In the browser's history if the other button led here.
    if ((state as { stepped?: boolean } | null)?.stepped) history.back();
    else show();
  }

  return (
    <nav
      aria-label={t('pages.label')}
      className="mt-6 flex flex-wrap items-center justify-center gap-3"
    >
      <Button className="aria-disabled:opacity-40" unavailable={isFirst} onClick={goBack}>
        <ChevronLeft aria-hidden="true" className="size-5" />
        {t('pages.previous')}
      </Button>
      <Button className="aria-disabled:opacity-40" unavailable={!next} onClick={() => show(next)}>
        {t('pages.next')}
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </nav>
  );
}
