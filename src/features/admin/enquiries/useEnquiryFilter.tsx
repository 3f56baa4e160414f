import { createContext, use, useState, type ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { type EnquiryFilter, filterFrom, withFilter } from './filter';

const SearchContext = createContext<readonly [string, (search: string) => void] | null>(null);

/**
 * Holds the search term while the screen is open. In the URL it would end up in the browser's
 * history and in server logs.
 */
export function EnquirySearch({ children }: { children: ReactNode }) {
  return <SearchContext value={useState('')}>{children}</SearchContext>;
}

/** The filter of the list, and how to search. */
export function useEnquiryFilter(): { filter: EnquiryFilter; setSearch: (search: string) => void } {
  const state = use(SearchContext);
  if (!state) throw new Error('useEnquiryFilter needs an EnquirySearch');
  const [search, setSearch] = state;
  const [params, setParams] = useSearchParams();
  return {
    filter: filterFrom(params, search),
    setSearch(next) {
      setSearch(next);
      // Returns to the first page.
      setParams((now) => withFilter(now, {}), { replace: true });
    },
  };
}
