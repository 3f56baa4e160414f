import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { admin as t } from '@/admin-texts';
import { useEntry } from '@/lib/router/NavigationProvider';
import { Button } from '@/ui/admin/controls';
import { withParams } from './withParams';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const KEY = new RegExp(`^([-\\d:.TZ+]{10,40})_(${UUID})$`);

/** The row after which a page of a list begins: the value that orders the list, and the row's id. */
export interface PageKey {
  /** A day or an instant, in the database's format. */
  at: string;
  id: string;
}

/** Parses a key 'at_id' from an address; undefined for the first page or an invalid key. */
export function parsePageKey(text: string | null): PageKey | undefined {
  const [, at = '', id = ''] = KEY.exec(text ?? '') ?? [];
  return id && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined;
}

/** The key's parameter in the address. */
export const PAGE_KEY_PARAM = 'after';

/** Buttons to the previous and next page of a list, by keys in the address; `next` is undefined on the last page. */
export function KeyPagination({ next }: { next: PageKey | undefined }) {
  const [params, setParams] = useSearchParams();
  const { state } = useEntry();
  const isFirst = !params.has(PAGE_KEY_PARAM);
  if (isFirst && !next) return null;

  function show(key?: PageKey) {
    const address = withParams(params, { [PAGE_KEY_PARAM]: key ? `${key.at}_${key.id}` : '' });
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
      <Button
        icon={ChevronLeft}
        className="aria-disabled:opacity-40"
        unavailable={isFirst}
        onClick={goBack}
      >
        {t('pages.previous')}
      </Button>
      <Button className="aria-disabled:opacity-40" unavailable={!next} onClick={() => show(next)}>
        {t('pages.next')}
        <ChevronRight className="size-5" />
      </Button>
    </nav>
  );
}
