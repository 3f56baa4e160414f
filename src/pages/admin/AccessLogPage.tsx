import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { describeLine, type Line, targetOf } from '@/features/admin/access-log/line';
import { accessLogOptions, accessLogStateOptions } from '@/features/admin/access-log/queries';
import { failureText, Pending } from '@/lib/admin/requests';
import { whoOf } from '@/lib/admin/logLine';
import { Moment } from '@/lib/admin/Moment';
import { accessLog as t } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/page';
import { Button, Problem, SelectField } from '@/ui/admin/controls';
import { cx } from '@/ui/classes';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { Spinner } from '@/ui/Spinner';

/** Who did what with enquiries, rights, settings and texts; admins only. */
export default function AccessLogPage() {
  return (
    <AdminPage title={t('accessLog.title')}>
      <p className="mb-4 max-w-3xl">{t('accessLog.about')}</p>
      <AccessLog />
    </AdminPage>
  );
}

/** The lines of the log, of everybody or one person, and whether it is intact. */
function AccessLog() {
  const [person, setPerson] = useState('');
  const state = useQuery(accessLogStateOptions());
  const lines = useInfiniteQuery(accessLogOptions(person));
  const error = state.error ?? (lines.data ? null : lines.error);

  const refetch = () => Promise.all([state.refetch(), lines.refetch()]);
  if (error) return <Pending {...{ error, refetch }} failed={t('failed')} />;
  if (!state.data) return <Spinner label={t('checking')} />;
  const { broken_at: brokenAt, people, lines: count, last_hash: hash } = state.data;
  return (
    <div className="grid gap-4">
      {brokenAt === null ? (
        <p role="status">
          {t.rich('intact', { seal: <code dir="ltr" /> }, { count, seal: hash.slice(0, 16) })}
        </p>
      ) : (
        <p role="alert" className="rounded bg-white p-4 font-semibold text-terracotta-700">
          {t('broken', { line: brokenAt })}
        </p>
      )}
      <SelectField
        label={t('person.label')}
        className="max-w-sm"
        options={[
          ['', t('person.all')],
          ...people.map(({ id, who }) => [id, whoOf({ person: id, who })] as const),
        ]}
        value={person}
        onChange={(event) => setPerson(event.target.value)}
      />
      {lines.data ? (
        <LineTable lines={lines.data.pages.flatMap((page) => page.lines)} />
      ) : (
        <Spinner label={t('common.loading')} />
      )}
      {lines.isFetchNextPageError && (
        <Problem>{t('earlierFailed', { reason: failureText(lines.error) })}</Problem>
      )}
      {lines.hasNextPage && (
        <Button
          className="justify-self-center"
          unavailable={lines.isFetchingNextPage}
          onClick={() => void lines.fetchNextPage()}
        >
          {lines.isFetchingNextPage ? t('common.moment') : t('earlier')}
        </Button>
      )}
    </div>
  );
}

const COLUMNS = ['number', 'when', 'who', 'what'] as const;

/** Lines of the access log, newest first. */
function LineTable({ lines }: { lines: Line[] }) {
  if (lines.length === 0) return <p className="rounded bg-white p-6">{t('none')}</p>;
  return (
    <div {...scrollRegion(t('accessLog.title'))} className="overflow-x-auto">
      <table className="w-full border-collapse bg-white [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2 [&_th]:text-start [&_th]:text-sm">
        <thead>
          <tr className="border-b border-limestone-300">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={cx(column !== 'what' && 'max-sm:hidden')}>
                {t(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const [text, target] = [describeLine(line), targetOf(line)];
            return (
              <tr key={line.seq} className="border-b border-limestone-200 align-top">
                <td className="whitespace-nowrap max-sm:hidden">{line.seq}</td>
                <td className="max-sm:hidden">
                  <Moment at={line.at} />
                </td>
                <td className="[overflow-wrap:normal] max-sm:hidden">
                  <bdi>{whoOf(line)}</bdi>
                </td>
                <td className="[overflow-wrap:anywhere]">
                  {target ? (
                    <Link className="underline" to={target}>
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                  <p className="text-sm text-ink-700 sm:hidden">
                    <Moment at={line.at} /> · <bdi>{whoOf(line)}</bdi>
                  </p>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
