import { Pending } from '@/lib/admin/Pending';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { useKeyPages } from '@/lib/admin/pageKey';
import { cx } from '@/ui/cx';
import { KeyPagination } from '@/ui/admin/KeyPagination';
import { BulkActions } from './BulkActions';
import { useConflictMarks } from './conflicts/useConflictMarks';
import type { EnquirySummary } from './enquiry';
import { type EnquiryFilter, isFiltered } from './filter';
import { DUE_LIMIT, enquiriesPageOptions } from './queries';
import { EnquiryTable } from './EnquiryTable';
import { useEnquiryFilter } from './useEnquiryFilter';

/**
 * The number of enquiries, as exact as it is known without counting, announced by screen readers on
 * every change.
 */
function countText(shown: number, hasNext: boolean, { after }: EnquiryFilter): string {
  const enquiries = shown === 1 ? '1 consulta' : `${shown} consultas`;
  if (after) return `${enquiries} en esta página`;
  return hasNext ? `Más de ${enquiries}` : enquiries;
}

const NONE: readonly EnquirySummary[] = [];

/** The enquiries that match the filter, page by page; some can be chosen and changed at once. */
export function EnquiryList({ openId }: { openId: string | null }) {
  const { filter } = useEnquiryFilter();
  const { data, error, isPlaceholderData, refetch } = useQuery(enquiriesPageOptions(filter));
  const pages = useKeyPages();
  const next = data?.next;
  const waiting = useConflictMarks(data?.waiting ?? NONE);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  if (!data)
    return <Pending {...{ error, refetch }} failed="No se han podido cargar las consultas." />;
  const shown = [...waiting, ...data.others];
  return (
    <section aria-label="Lista de consultas" className={cx(isPlaceholderData && 'opacity-60')}>
      <p role="status" className="mb-1 text-sm text-ink-700">
        {countText(shown.length, data.next !== undefined, filter)}
        {isPlaceholderData && ' (actualizando…)'}
      </p>
      {error && (
        <p role="alert" className="mb-2 font-semibold text-terracotta-700">
          La lista puede no estar al día. {failureText(error)}
        </p>
      )}
      {shown.length > 0 ? (
        <EnquiryTable
          groups={[
            { title: `Sin contestar (${waiting.length}), por plazo`, enquiries: waiting },
            { title: 'Las demás, la más reciente primero', enquiries: data.others },
          ]}
          openId={openId}
          chosen={chosen}
          onChoose={setChosen}
        />
      ) : (
        <p className="rounded bg-white p-6">
          {isFiltered(filter)
            ? 'Ninguna consulta cumple estos filtros. Quite alguno para ver más.'
            : 'Todavía no ha llegado ninguna consulta. Las que se envíen desde la página de contacto aparecerán aquí.'}
        </p>
      )}
      {data.isPart && (
        <p className="mt-2 text-sm text-ink-700">
          {`Se muestran, de cada urgencia, las ${DUE_LIMIT} que antes vencen.`}
        </p>
      )}
      <BulkActions
        chosen={shown.filter(({ id }) => chosen.has(id))}
        onDone={() => setChosen(new Set())}
      />
      <KeyPagination onPrevious={pages.previous} onNext={next && (() => pages.next(next))} />
    </section>
  );
}
