export const POSTS_PER_PAGE = 12;
const SEARCH_MAX = 100;

/** The filter of the blog list, held in the URL. */
export interface PostFilter {
  /** 1-based. */
  page: number;
  category: string;
  search: string;
}

/** Trims a search term and limits its length. */
export function normalizeSearch(text: string): string {
  return text.trim().slice(0, SEARCH_MAX).trim();
}

/** Reads the filter from a URL's query; invalid values fall back to the first page of all posts. */
export function filterFrom(params: URLSearchParams): PostFilter {
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    category: params.get('category')?.trim() ?? '',
    search: normalizeSearch(params.get('q') ?? ''),
  };
}
