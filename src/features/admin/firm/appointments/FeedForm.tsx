import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton, failureText, Pending } from '@/lib/admin/requests';
import { call } from '@/lib/admin/supabase';
import { NewAddress } from '@/lib/admin/NewAddress';
import { formatOfficeDateTime } from '@/lib/admin/format';
import { firm as t } from '@/admin-texts';
import { env } from '@/lib/db';
import { feedUrl } from '@/site/appointments';
import { feedOptions } from './queries';

/** The address at which the lawyer's own calendar subscribes to the agenda. */
export function FeedForm() {
  const { data, error, refetch } = useQuery(feedOptions());
  /** Of the address that was just made, or '' once it is ended. */
  const [token, setToken] = useState('');
  if (data === undefined) return <Pending {...{ error, refetch }} />;
  const make = (label: string, names?: { with_names: boolean }) => (
    <ActionButton
      variant={names ? 'secondary' : 'quiet'}
      action={() => call('new_calendar_feed', names)}
      onDone={(made: string | null) => setToken(made ?? '')}
      failed={(failure) => t('feed.failed', { reason: failureText(failure) })}
    >
      {label}
    </ActionButton>
  );
  return (
    <div className="grid max-w-xl gap-4">
      <p>{t('feed.intro')}</p>
      <p role="status">
        {data === null
          ? t('feed.none')
          : data.read_at
            ? t(data.with_names ? 'feed.namesRead' : 'feed.busyRead', {
                moment: formatOfficeDateTime(data.read_at),
              })
            : t(data.with_names ? 'feed.namesUnread' : 'feed.busyUnread')}
      </p>
      {token && <NewAddress key={token} address={feedUrl(env.supabaseUrl, token)} />}
      <p className="max-w-prose text-sm text-ink-700">{t('feed.processor')}</p>
      <div className="flex flex-wrap gap-2">
        {make(t('feed.createBusy'), { with_names: false })}
        {make(t('feed.createNames'), { with_names: true })}
        {data && make(t('feed.end'))}
      </div>
    </div>
  );
}
