import { useLocation, useSearch } from 'wouter';
import { usePaths } from '@/i18n/language';
import type { KeptScroll } from '@/lib/router/entry';
import { useOnceHydrated } from '@/ui/useHydrated';
import type { PostFilter } from './list/filter';

/** The history state of a popup opened from the list, which may close by going back. */
export interface PopupState extends KeptScroll {
  fromList: true;
}

/** The URL's query; empty while a prerendered list hydrates, whose file serves every query. */
export function useAddressQuery(): URLSearchParams {
  return new URLSearchParams(useOnceHydrated(useSearch(), ''));
}

/** The query of the list's URL for a filter, without defaults (see `filterFrom`). */
export function filterSearch({ page, category, search }: PostFilter): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (search) params.set('q', search);
  if (page > 1) params.set('page', String(page));
  return `?${params.toString()}`;
}

/** The link that opens a post's popup (SPEC 2.14). From the list it keeps the list's page and filters. */
export function usePopupLink() {
  const [pathname] = useLocation();
  const query = useAddressQuery();
  const list = usePaths().pathOf('blog');
  const onList = pathname === list;
  return (slug: string): { to: string; state?: PopupState } => {
    const params = new URLSearchParams(onList ? query : undefined);
    params.set('post', slug);
    return {
      to: `${list}?${params.toString()}`,
      ...(onList && { state: { fromList: true, keepScroll: true } }),
    };
  };
}
