import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage, useTexts } from '@/i18n/language';
import { useTypedSearch } from '@/ui/useTypedSearch';
import { useCategoryName } from '../Categories';
import { normalizeSearch, type PostFilter } from './filter';
import { categoriesOptions } from '../queries';

const FIELD =
  'min-h-12 w-full rounded-lg border border-ink-500 bg-white px-4 text-ink-900 hover:border-ink-800';

interface PostFiltersProps {
  filter: PostFilter;
  onCategory: (category: string) => void;
  onSearch: (search: string) => void;
}

/** The category and search filters of the blog list; the URL holds their values. */
export function PostFilters({ filter, onCategory, onSearch }: PostFiltersProps) {
  const t = useTexts('blog');
  const { text, setText, send } = useTypedSearch(filter.search, onSearch, normalizeSearch);
  const { language } = useLanguage();
  const nameOf = useCategoryName();
  const { data: stored = [] } = useQuery(categoriesOptions(language));
  // The category in the URL is always offered, even before the list has loaded.
  const categories = [...new Set([...stored.map(({ name }) => name), filter.category])].filter(
    Boolean,
  );

  const form = useRef<HTMLFormElement>(null);
  // Takes over what was typed or chosen in a prerendered list before hydration.
  const takeOver = useEffectEvent((fields: FormData) => {
    const [search, category] = [fields.get('q') as string, fields.get('category') as string];
    if (search === text && category === filter.category) return;
    if (search !== text) setText(search);
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
          send();
        }}
      >
        <label className="min-w-0">
          <span className="mb-1.5 block font-semibold text-ink-800">{t('list.search')}</span>
          <span className="relative block">
            <Search className="pointer-events-none absolute start-4 top-3.5 size-5 text-ink-600" />
            <input
              name="q"
              type="search"
              autoComplete="off"
              maxLength={100}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className={`${FIELD} ps-12`}
            />
          </span>
        </label>
        <label className="min-w-0">
          <span className="mb-1.5 block font-semibold text-ink-800">{t('list.category')}</span>
          <span className="relative block">
            <select
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
            <ChevronDown className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-ink-700" />
          </span>
        </label>
      </form>
    </search>
  );
}
