import { Pending } from '@/lib/admin/Pending';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { formatDay, formatOfficeDateTime } from '@/lib/admin/officeTime';
import { PAGE_KEY_PARAM, type PageKey, parsePageKey, useKeyPages } from '@/lib/admin/pageKey';
import { adminTexts } from '@/admin-texts';
import { KeyPagination } from '@/ui/admin/KeyPagination';
import { historyOptions, REASONS } from './queries';

const t = adminTexts('erasures');

/** The label for an erasure without an account. */
const NOBODY = {
  request: t('history.lostAccount'),
  blocked: t('history.lostAccount'),
  retention: t('history.nobody'),
  block_ended: t('history.nobody'),
} as const;

/** The number of erasures, as exact as it is known without counting. */
function countText(count: number, hasNext: boolean, after: PageKey | undefined): string {
  if (after) return t('history.onPage', { count });
  return t(hasNext ? 'history.moreThan' : 'history.count', { count });
}

/** When, by whom and why enquiries were erased, without their content. */
export function ErasureHistory() {
  const [params] = useSearchParams();
  const after = parsePageKey(params.get(PAGE_KEY_PARAM));
  const { data, error, refetch } = useQuery(historyOptions(after));
  const pages = useKeyPages();
  const last = data?.erasures.at(-1);

  if (!data) return <Pending {...{ error, refetch }} failed={t('history.failedToLoad')} />;
  if (!last && !after) return <p className="rounded bg-white p-6">{t('history.none')}</p>;
  return (
    <>
      <p role="status" className="mb-2 text-sm text-ink-700">
        {countText(data.erasures.length, data.hasNext, after)}
      </p>
      {/* A scrollable region must be focusable, to scroll by keyboard. */}
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={t('history.title')}
        className="overflow-x-auto"
      >
        <table className="w-full border-collapse bg-white [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2 [&_th]:text-start [&_th]:text-sm">
          <thead>
            <tr className="border-b border-limestone-300">
              <th scope="col">{t('history.erasedAt')}</th>
              <th scope="col">{t('history.by')}</th>
              <th scope="col">{t('history.receivedOn')}</th>
              <th scope="col">{t('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {data.erasures.map(({ id, erasedAt, erasedBy, receivedOn, reason }) => (
              <tr key={id} className="border-b border-limestone-200">
                <td>{formatOfficeDateTime(erasedAt)}</td>
                <td>{erasedBy ? <bdi dir="ltr">{erasedBy}</bdi> : NOBODY[reason]}</td>
                <td>{formatDay(receivedOn)}</td>
                <td>{REASONS[reason]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <KeyPagination
        onPrevious={pages.previous}
        onNext={
          data.hasNext && last ? () => pages.next({ at: last.erasedAt, id: last.id }) : undefined
        }
      />
    </>
  );
}
