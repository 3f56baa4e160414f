import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { useCategoryName } from './categoryNames';
import { categoriesOptions, normalizeSearch, type PostFilter } from './queries';

const DEBOUNCE_MS = 300;

const FIELD =
  'min-h-12 w-full rounded-lg border border-ink-600/50 bg-white px-4 text-ink-900 hover:border-ink-800';

interface PostFiltersProps {
  filter: PostFilter;
  onCategory: (category: string) => void;
  onSearch: (search: string) => void;
}

/** Category and search of the blog list; the address holds what they are set to. */
export function PostFilters({ filter, onCategory, onSearch }: PostFiltersProps) {
  const t = useTexts('blog');
  const id = useId();
  const { draft, setDraft, submit } = useSearchDraft(filter.search, onSearch);
  const nameOf = useCategoryName();
  const { data: stored = [] } = useQuery(categoriesOptions());
  // The one that the address names is offered too, whether or not the list has come.
  const categories = [...new Set([...stored, filter.category])].filter(Boolean);

  return (
    <search>
      <form
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[2fr_1fr]"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="min-w-0">
          <label htmlFor={`${id}q`} className="mb-1.5 block font-semibold text-ink-800">
            {t('list.search')}
          </label>
          <div className="relative">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute start-4 top-3.5 size-5 text-ink-600"
            />
            <input
              id={`${id}q`}
              name="q"
              type="search"
              autoComplete="off"
              maxLength={100}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              className={`${FIELD} ps-12`}
            />
          </div>
        </div>
        <div className="min-w-0">
          <label htmlFor={`${id}c`} className="mb-1.5 block font-semibold text-ink-800">
            {t('list.category')}
          </label>
          <select
            id={`${id}c`}
            name="category"
            value={filter.category}
            onChange={(event) => onCategory(event.target.value)}
            className={FIELD}
          >
            <option value="">{t('list.allCategories')}</option>
            {categories.map((category) => {
              const { text, ...attributes } = nameOf(category);
              return (
                <option key={category} value={category} {...attributes}>
                  {text}
                </option>
              );
            })}
          </select>
        </div>
      </form>
    </search>
  );
}

/** What is being typed, sent a moment after the last key; an address changed from elsewhere is taken over. */
function useSearchDraft(search: string, onSearch: (search: string) => void) {
  const [draft, setDraft] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  const send = useEffectEvent((next: string) => {
    setSent(next);
    onSearch(next);
  });

  if (search !== seen) {
    setSeen(search);
    if (search !== sent) {
      setSent(search);
      setDraft(search);
    }
  }

  useEffect(() => {
    const next = normalizeSearch(draft);
    if (next === sent) return;
    const timer = setTimeout(() => send(next), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, sent]);

  const submit = () => {
    const next = normalizeSearch(draft);
    setSent(next);
    onSearch(next);
  };

  return { draft, setDraft, submit };
}
