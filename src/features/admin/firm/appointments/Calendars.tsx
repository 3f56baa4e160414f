import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarProblem, formatOfficeDateTime } from '@/lib/admin/format';
import { DataForm } from '@/lib/admin/DataForm';
import { ActionButton, failureText, notAdded, Pending } from '@/lib/admin/requests';
import { NewAddress } from '@/lib/admin/NewAddress';
import { addRows, call, liveCall, removeRow } from '@/lib/admin/supabase';
import { RemovableList } from '@/lib/admin/RemovableList';
import { fieldsOf, firm as t } from '@/admin-texts';
import { env } from '@/lib/db';
import { feedUrl } from '@/site/appointments';
import { TextField } from '@/ui/admin/controls';
import { calendarsOptions } from './queries';

const field = fieldsOf('firm', 'calendars');

function stateOf(readAt: string | null, problem: string | null): string {
  const read = readAt && t('calendars.read', { moment: formatOfficeDateTime(readAt) });
  if (problem)
    return [t('calendars.unreadable', { problem: calendarProblem(problem) }), read]
      .filter(Boolean)
      .join('; ');
  return read ?? t('calendars.soon');
}

/** The calendars whose busy times the public is not offered. */
export function CalendarList() {
  const { data, error, refetch } = useQuery(calendarsOptions());
  if (!data) return <Pending {...{ error, refetch }} />;
  return (
    <div className="grid max-w-xl gap-4">
      <p>{t('calendars.intro')}</p>
      <RemovableList
        rows={data}
        summary={(calendar) => ({
          key: calendar.id,
          name: calendar.name,
          shown: (
            <>
              <strong>{calendar.name}</strong>, {stateOf(calendar.read_at, calendar.problem)}
            </>
          ),
        })}
        remove={({ id }) => removeRow('busy_calendars', { id })}
      />
      <DataForm
        className="grid gap-4"
        save={({ name = '', url = '' }) =>
          addRows('busy_calendars', {
            name: name.trim(),
            url: url.trim().replace(/^webcal:/, 'https:'),
          })
        }
        adds
        failed={notAdded}
        label={t('calendars.add')}
        savedLabel={t('calendars.added')}
      >
        <TextField {...field('name')} required maxLength={60} />
        <TextField
          {...field('url')}
          required
          pattern="\s*(https|webcal)://.+/.+"
          maxLength={1000}
          autoComplete="off"
          spellCheck={false}
        />
      </DataForm>
    </div>
  );
}

interface Feed {
  with_names: boolean;
  read_at: string | null;
}

/** The address at which the lawyer's own calendar subscribes to the agenda. */
export function FeedForm() {
  const { data, error, refetch } = useQuery(
    liveCall('calendar_feed_state', {}, (state) => state as Feed | null),
  );
  // Of the address that was just made, or '' once it is ended.
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
