import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useColleagues } from '@/lib/admin/colleagues';
import { languageLabel } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { LANGUAGES } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { DateInput } from '@/ui/admin/DateInput';
import { cx } from '@/ui/cx';
import { inputClass } from '@/ui/admin/field';
import { SearchField } from '@/ui/admin/SearchField';
import { SelectField } from '@/ui/admin/SelectField';
import { countConditions, type EnquiryFilter, isFiltered, PARAMS, withFilter } from './filter';
import { useEnquiryFilter } from './useEnquiryFilter';
import { AREAS, STATUSES, UNANSWERED, URGENCIES } from './enquiry';

const t = adminTexts('enquiries');

const ALL = ['', t('filters.all')] as const;

const STATUS_OPTIONS = [ALL, ...Object.entries(STATUSES), ['unanswered', UNANSWERED] as const];
const AREA_OPTIONS = [ALL, ...Object.entries(AREAS)];
const LANGUAGE_OPTIONS = [
  ['', t('filters.allLanguages')] as const,
  ...LANGUAGES.map((code) => [code, languageLabel(code)] as const),
];
const URGENCY_OPTIONS = [
  ALL,
  ['urgent', t('filters.urgent')] as const,
  ...Object.entries(URGENCIES),
];

interface EnquiryFiltersProps {
  /** The id of the person who is signed in. */
  ownId: string;
  /** What else is folded with the filters. */
  children: ReactNode;
}

/** Filters the list, folded below the search. All but the search is held in the URL. */
export function EnquiryFilters({ ownId, children }: EnquiryFiltersProps) {
  const [, setParams] = useSearchParams();
  const { filter, setSearch } = useEnquiryFilter();
  const colleagues = useColleagues();
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = countConditions(filter);
  const mine = filter.assignee === ownId;

  function change(part: Partial<EnquiryFilter>) {
    setParams((now) => withFilter(now, part), { replace: true });
  }

  const select = (name: 'status' | 'assignee' | 'area' | 'language' | 'urgency') => ({
    value: filter[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  return (
    <div className="mb-3">
      <div className="flex flex-wrap items-end gap-2 max-sm:gap-1">
        <SearchField
          label={t('filters.search')}
          placeholder={t('filters.searchIn')}
          className="min-w-[min(9rem,100%)] flex-1"
          value={filter.search}
          onSearch={setSearch}
        />
        <Button
          aria-pressed={mine}
          className={cx('px-4 max-sm:px-3', mine && 'bg-sea-100')}
          onClick={() => change({ assignee: mine ? '' : ownId })}
        >
          {t('filters.mine')}
        </Button>
        <Button
          aria-expanded={open}
          aria-controls={id}
          className="px-4 max-sm:px-3"
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{t('filters.title')}</span>
          {count > 0 && ` (${count})`}
        </Button>
      </div>
      <div
        id={id}
        hidden={!open}
        className="mt-3 grid grid-cols-2 items-end gap-3 max-[16rem]:grid-cols-1 sm:grid-cols-3 xl:grid-cols-4 [&[hidden]]:hidden"
      >
        <SelectField label={t('fields.status')} options={STATUS_OPTIONS} {...select('status')} />
        <SelectField
          label={t('fields.assignee')}
          options={[ALL, ['nobody', t('nobody')], ...colleagues]}
          {...select('assignee')}
        />
        <SelectField label={t('fields.practice_area')} options={AREA_OPTIONS} {...select('area')} />
        <SelectField
          label={t('fields.language')}
          options={LANGUAGE_OPTIONS}
          {...select('language')}
        />
        <SelectField label={t('fields.urgency')} options={URGENCY_OPTIONS} {...select('urgency')} />
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="block min-w-0 font-semibold">
            <span className="mb-1 block">
              {name === 'from' ? t('common.from') : t('common.to')}
            </span>
            <DateInput
              className={inputClass(false, 'font-normal')}
              value={filter[name]}
              onDay={(day) => change({ [name]: day })}
            />
          </label>
        ))}
        {children}
      </div>
      {isFiltered(filter) && (
        <Button
          variant="quiet"
          onClick={() => {
            setSearch('');
            setParams((now) => {
              const next = new URLSearchParams(now);
              for (const name of Object.values(PARAMS)) next.delete(name);
              return next;
            });
          }}
        >
          {t('filters.remove')}
        </Button>
      )}
    </div>
  );
}
