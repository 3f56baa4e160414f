import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import type { CategoryName } from '../categoryNames';
import { normalizeSearch, type PostFilter } from './filter';
import { categoriesOptions } from '../queries';

const DEBOUNCE_MS = 300;

const FIELD =
  'min-h-12 w-full rounded-lg border border-ink-500 bg-white px-4 text-ink-900 hover:border-ink-800';

interface PostFiltersProps {
  filter: PostFilter;
  nameOf: CategoryName;
  onCategory: (category: string) => void;
  onSearch: (search: string) => void;
}

/** The category and search filters of the blog list; the URL holds their values. */
export function PostFilters({ filter, nameOf, onCategory, onSearch }: PostFiltersProps) {
  const t = useTexts('blog');
  const id = useId();
  const { draft, setDraft, submit } = useSearchDraft(filter.search, onSearch);
  const { language } = useLanguage();
  const { data: stored = [] } = useQuery(categoriesOptions(language));
  // The category in the URL is always offered, even before the list has loaded.
  const categories = [...new Set([...stored.map(({ name }) => name), filter.category])].filter(
    Boolean,
  );

  const form = useRef<HTMLFormElement>(null);
  // Takes over what was typed or chosen in a prerendered list before hydration.
  const takeOver = useEffectEvent((fields: FormData) => {
    const [search, category] = [fields.get('q') as string, fields.get('category') as string];
    if (search === draft && category === filter.category) return;
    if (search !== draft) setDraft(search);
    if (category !== filter.category) onCategory(category);
  });
  useEffect(() => {
    if (form.current) takeOver(new FormData(form.current));
  }, []);

  return (
    <search>
      <form
        ref={form}
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
          <div className="relative">
            <select
              id={`${id}c`}
              name="category"
              value={filter.category}
              onChange={(event) => onCategory(event.target.value)}
              className={`${FIELD} appearance-none pe-12`}
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
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-ink-700"
            />
          </div>
        </div>
      </form>
    </search>
  );
}

/**
 * The typed search, sent after a pause. A search changed through the URL, such as by the back button, replaces it.
 */
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
