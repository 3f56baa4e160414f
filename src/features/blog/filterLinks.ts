import type { PostFilter } from './queries';

/** The query of the list's address for a filter; what is at its default is left out (see `filterFrom`). */
export function filterSearch({ page, category, search }: PostFilter): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (search) params.set('q', search);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
}
