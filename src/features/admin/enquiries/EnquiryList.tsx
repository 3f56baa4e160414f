import { failureText, Pending } from '@/lib/admin/requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { KeyPagination } from '@/lib/admin/KeyPagination';
import { enquiries as t } from '@/admin-texts';
import { cx } from '@/ui/classes';
import { Problem } from '@/ui/admin/controls';
import { BulkActions } from './BulkActions';
import { useConflictMarks } from './conflicts/queries';
import { type EnquiryFilter, isFiltered } from './filter';
import { DUE_LIMIT, enquiriesPageOptions } from './queries';
import { EnquiryTable } from './EnquiryTable';

/** The enquiries that match the filter, page by page; some can be chosen and changed at once. */
export function EnquiryList({ filter, openId }: { filter: EnquiryFilter; openId: string | null }) {
  const { data, error, isPlaceholderData, refetch } = useQuery(enquiriesPageOptions(filter));
  const waiting = useConflictMarks(data?.waiting ?? []);
  const [chosen, setChosen] = useState<readonly string[]>([]);

  if (!data) return <Pending {...{ error, refetch }} failed={t('list.failedToLoad')} />;
  const shown = [...waiting, ...data.others];
  return (
    <section aria-label={t('list.label')} className={cx(isPlaceholderData && 'opacity-60')}>
      <p role="status" className="mb-1 text-sm text-ink-700">
        {/* As exact as it is known without counting. */}
        {t(filter.after ? 'list.onPage' : data.next ? 'list.moreThan' : 'list.count', {
          count: shown.length,
        })}
        {isPlaceholderData && ` ${t('list.updating')}`}
      </p>
      {error && (
        <Problem className="mb-2">{t('list.notUpToDate', { reason: failureText(error) })}</Problem>
      )}
      {shown.length > 0 ? (
        <EnquiryTable
          groups={[
            { title: t('list.waiting', { number: waiting.length }), enquiries: waiting },
            { title: t('list.others'), enquiries: data.others },
          ]}
          openId={openId}
          chosen={chosen}
          onChoose={setChosen}
        />
      ) : (
        <p className="rounded bg-white p-6">
          {isFiltered(filter) ? t('list.noneMatch') : t('list.none')}
        </p>
      )}
      {data.isPart && (
        <p className="mt-2 text-sm text-ink-700">{t('list.isPart', { limit: DUE_LIMIT })}</p>
      )}
      <BulkActions
        chosen={shown.filter(({ id }) => chosen.includes(id))}
        onDone={() => setChosen([])}
      />
      <KeyPagination next={data.next} />
    </section>
  );
}
