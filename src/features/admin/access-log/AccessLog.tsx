import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { whoOf } from '@/lib/admin/logLine';
import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { Button } from '@/ui/admin/Button';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { Problem } from '@/ui/admin/Problem';
import { SelectField } from '@/ui/admin/SelectField';
import { Spinner } from '@/ui/Spinner';
import { LineTable } from './LineTable';
import { accessLogOptions, accessLogStateOptions } from './queries';

const t = adminTexts('access-log');

/** The lines of the log, of everybody or one person, and whether it is intact. */
export function AccessLog() {
  const [person, setPerson] = useState('');
  const state = useQuery(accessLogStateOptions());
  const lines = useInfiniteQuery(accessLogOptions(person));
  const error = state.error ?? (lines.data ? null : lines.error);

  if (error) {
    return (
      <LoadFailure onRetry={() => void Promise.all([state.refetch(), lines.refetch()])}>
        {t('failed', { reason: failureText(error) })}
      </LoadFailure>
    );
  }
  if (!state.data) return <Spinner label={t('checking')} />;
  const { broken_at: brokenAt, people, lines: count, last_hash: hash } = state.data;
  return (
    <div className="grid gap-4">
      {brokenAt === null ? (
        <p role="status">
          <AdminText
            of="access-log"
            text="intact"
            elements={{ seal: <code dir="ltr" /> }}
            values={{ count, seal: hash.slice(0, 16) }}
          />
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
