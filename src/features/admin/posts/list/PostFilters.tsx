import { useQuery } from '@tanstack/react-query';
import { SearchField } from '@/ui/admin/SearchField';
import { SelectField } from '@/ui/admin/fields';
import { languageLabel } from '@/lib/admin/languageName';
import { posts as t } from '@/admin-texts';
import { type Filter, isByLanguage, LIST_STATES, type ListState, listStateName } from './filter';
import { postCategoriesOptions, postCountsOptions } from '../queries';
import { TRANSLATIONS } from '@/site/languages';

interface PostFiltersProps {
  filter: Filter;
  /** Takes parameters of the address. */
  onChange: (changes: Record<string, string>) => void;
}

/** The search, state, category and language filters of the list. */
export function PostFilters({ filter, onChange }: PostFiltersProps) {
  const { data: counts } = useQuery(postCountsOptions());
  const { data: categories = [] } = useQuery(postCategoriesOptions());
  const countOf = (state: ListState) =>
    counts && state !== 'missing' ? ` (${counts[state || 'every']})` : '';
  const names = new Set([...categories, ...(filter.category ? [filter.category] : [])]);
  return (
    <search className="mb-3 grid items-end gap-3 sm:grid-cols-2 lg:flex lg:[&>*]:w-48">
      <SearchField
        label={t('filters.search')}
        className="sm:max-lg:col-span-2 lg:!w-auto lg:grow"
        value={filter.search}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        label={t('filters.state')}
        value={filter.state}
        onChange={(event) => onChange({ state: event.target.value })}
        options={LIST_STATES.map((state) => [state, listStateName(state) + countOf(state)])}
      />
      <SelectField
        label={t('fields.category')}
        value={filter.category}
        onChange={(event) => onChange({ category: event.target.value })}
        options={[
          ['', t('filters.states.every')],
          ...[...names].map((name) => [name, name] as const),
        ]}
      />
      {isByLanguage(filter.state) && (
        <SelectField
          label={t('filters.language')}
          value={filter.language}
          onChange={(event) => onChange({ language: event.target.value })}
          options={[
            ['', t('filters.anyLanguage')],
            ...TRANSLATIONS.map((code) => [code, languageLabel(code)] as const),
          ]}
        />
      )}
    </search>
  );
}
