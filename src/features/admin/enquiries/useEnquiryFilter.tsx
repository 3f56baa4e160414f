import { createContext, use, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type EnquiryFilter, filterFrom, withFilter } from './filter';

const SearchContext = createContext<readonly [string, (search: string) => void] | null>(null);

/**
 * Holds what is searched for as long as the screen is open. In the address it would be in the
 * browser's history, and in the log of every server that the address comes to.
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
      // To the first page.
      setParams((now) => withFilter(now, {}), { replace: true });
    },
  };
}
