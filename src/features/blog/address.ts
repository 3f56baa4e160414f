import { useMemo } from 'react';
import { useLocation, type LinkProps } from 'react-router-dom';
import { usePaths } from '@/i18n/links';
import { useHydrated } from '@/ui/useHydrated';
import type { PostFilter } from './queries';

/** What a history entry of the popup remembers: that the one before it is the list. Closing may go back then. */
export interface PopupState {
  fromList: true;
}

/**
 * The query of the address. While a prerendered page is taken over it is empty, as it was when that page was
 * made: one file answers for the list with every query.
 */
export function useAddressQuery(): URLSearchParams {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => new URLSearchParams(hydrated ? search : ''), [hydrated, search]);
}

/** The query of the list's address for a filter; what is at its default is left out (see `filterFrom`). */
export function filterSearch({ page, category, search }: PostFilter): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (search) params.set('q', search);
  if (page > 1) params.set('page', String(page));
  return `?${params.toString()}`;
}

/** The link that opens a post's popup (SPEC 2.14), from the list with the list's own page and filters kept. */
export function usePopupLink() {
  const { pathname } = useLocation();
  const query = useAddressQuery();
  const list = usePaths().pathOf('blog');
  const onList = pathname === list;
  return (slug: string): Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> => {
    const params = new URLSearchParams(onList ? query : undefined);
    params.set('post', slug);
    return {
      to: { pathname: list, search: params.toString() },
      ...(onList && { state: { fromList: true } satisfies PopupState, preventScrollReset: true }),
    };
  };
}
