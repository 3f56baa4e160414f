import { useMutation } from '@tanstack/react-query';
import { Download, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useColleagues } from '@/lib/admin/colleagues';
import { downloadFile } from '@/lib/admin/downloadFile';
import { failureText } from '@/lib/admin/requests';
import { languageLabel, toOfficeDay } from '@/lib/admin/format';
import { PAGE_KEY_PARAM } from '@/lib/admin/KeyPagination';
import { withParams } from '@/lib/admin/withParams';
import { recordOf } from '@/lib/recordOf';
import { enquiries as t } from '@/admin-texts';
import { LANGUAGES } from '@/site/languages';
import { Button, inputClass, Problem, SelectField } from '@/ui/admin/controls';
import { DateInput } from '@/ui/admin/DateInput';
import { cx } from '@/ui/classes';
import { SearchField } from '@/ui/admin/SearchField';
import {
  type Condition,
  CONDITION_NAMES,
  countConditions,
  type EnquiryFilter,
  isFiltered,
} from './filter';
import { csvOf } from './csv';
import { allEnquiries } from './queries';
import { AREAS, STATUSES, UNANSWERED, URGENCIES } from './enquiry';

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
  filter: EnquiryFilter;
  setSearch: (search: string) => void;
}

/** Filters and exports the list, folded below the search. All but the search is held in the URL. */
export function EnquiryFilters({ ownId, filter, setSearch }: EnquiryFiltersProps) {
  const [, setParams] = useSearchParams();
  const colleagues = useColleagues();
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = countConditions(filter);
  const mine = filter.assigned === ownId;

  /** Any other filter begins with its first page. */
  function change(part: Partial<Record<Condition, string>>) {
    setParams((now) => withParams(now, { ...part, [PAGE_KEY_PARAM]: '' }), { replace: true });
  }

  const select = (name: Condition) => ({
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
          onSearch={(search) => {
            setSearch(search);
            change({});
          }}
        />
        <Button
          aria-pressed={mine}
          className={cx('px-4 max-sm:px-3', mine && 'bg-sea-100')}
          onClick={() => change({ assigned: mine ? '' : ownId })}
        >
          {t('filters.mine')}
        </Button>
        <Button
          icon={SlidersHorizontal}
          aria-expanded={open}
          aria-controls={id}
          className="px-4 max-sm:px-3"
          onClick={() => setOpen(!open)}
        >
          <span className="max-sm:sr-only">{t('filters.title')}</span>
          {count > 0 && ` (${count})`}
        </Button>
      </div>
      <div
        id={id}
        hidden={!open}
        className="mt-3 grid grid-cols-2 items-end gap-3 max-[16rem]:grid-cols-1 sm:grid-cols-3 xl:grid-cols-4 [&[hidden]]:hidden"
      >
        <SelectField label={t('fields.status')} options={STATUS_OPTIONS} {...select('state')} />
        <SelectField
          label={t('fields.assignee')}
          options={[ALL, ['nobody', t('nobody')], ...colleagues]}
          {...select('assigned')}
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
        <ExportButton filter={filter} />
      </div>
      {isFiltered(filter) && (
        <Button
          variant="quiet"
          onClick={() => {
            setSearch('');
            change(recordOf(CONDITION_NAMES, () => ''));
          }}
        >
          {t('filters.remove')}
        </Button>
      )}
    </div>
  );
}

/** Downloads all pages of the filtered list as a CSV file. */
function ExportButton({ filter }: { filter: EnquiryFilter }) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const enquiries = await allEnquiries(filter);
      const file = new Blob([csvOf(enquiries)], { type: 'text/csv;charset=utf-8' });
      downloadFile(`consultas-${toOfficeDay(new Date())}.csv`, file);
      return enquiries.length;
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-sm empty:absolute">
        {isPending && t('common.preparing')}
        {data !== undefined && t('export.done', { count: data })}
      </p>
      <Problem className="text-sm">
        {error && t('export.failed', { reason: failureText(error) })}
      </Problem>
      <Button icon={Download} unavailable={isPending} onClick={() => mutate()}>
        {t('export.button')}
      </Button>
    </div>
  );
}
