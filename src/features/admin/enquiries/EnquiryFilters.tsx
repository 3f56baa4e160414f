import { Download, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useColleagues } from '@/lib/admin/colleagues';
import { downloadFile } from '@/lib/admin/downloadFile';
import { ActionButton, failureText } from '@/lib/admin/requests';
import { toOfficeDay } from '@/lib/admin/format';
import { PAGE_KEY_PARAM } from '@/lib/admin/KeyPagination';
import { withParams } from '@/lib/admin/withParams';
import { recordOf } from '@/lib/recordOf';
import { enquiries as t } from '@/admin-texts';
import { Button, LabelledField, SelectField } from '@/ui/admin/controls';
import { DateInput } from '@/ui/admin/DateInput';
import { cx } from '@/ui/classes';
import { SearchField } from '@/ui/admin/SearchField';
import {
  ALL,
  type Condition,
  CONDITION_NAMES,
  CONDITIONS,
  countConditions,
  type EnquiryFilter,
  isFiltered,
} from './filter';
import { csvOf } from './csv';
import { allEnquiries } from './queries';

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
        {CONDITION_NAMES.map((name) => {
          const [label, known] = CONDITIONS[name];
          const value = filter[name];
          const options =
            name === 'assigned' ? [ALL, ['nobody', t('nobody')] as const, ...colleagues] : known;
          return typeof options === 'object' ? (
            <SelectField
              key={name}
              {...{ label, value, options }}
              onChange={({ target }) => change({ [name]: target.value })}
            />
          ) : (
            <LabelledField key={name} label={label}>
              {(control) => (
                <DateInput {...control} value={value} onDay={(day) => change({ [name]: day })} />
              )}
            </LabelledField>
          );
        })}
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
  const [count, setCount] = useState<number>();
  async function save() {
    const enquiries = await allEnquiries(filter);
    const file = new Blob([csvOf(enquiries)], { type: 'text/csv;charset=utf-8' });
    downloadFile(`consultas-${toOfficeDay(new Date())}.csv`, file);
    return enquiries.length;
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-sm empty:absolute">
        {count !== undefined && t('export.done', { count })}
      </p>
      <ActionButton
        icon={Download}
        action={save}
        onDone={setCount}
        failed={(error) => t('export.failed', { reason: failureText(error) })}
      >
        {t('export.button')}
      </ActionButton>
    </div>
  );
}
