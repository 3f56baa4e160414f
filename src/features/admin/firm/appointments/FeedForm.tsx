import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { Pending } from '@/lib/admin/Pending';
import { useSaving } from '@/lib/admin/useSaving';
import { adminTexts } from '@/admin-texts';
import { env } from '@/lib/db';
import { feedUrl } from '@/site/appointments';
import { Problem } from '@/ui/admin/Problem';
import { TextField } from '@/ui/admin/TextField';
import { Button } from '@/ui/admin/Button';
import { feedOptions, newFeed, appointmentSettingsKey } from './queries';

const t = adminTexts('firm');

/** The address at which the lawyer's own calendar subscribes to the agenda. */
export function FeedForm() {
  const { data, error, refetch } = useQuery(feedOptions());
  const made = useSaving(newFeed, appointmentSettingsKey);
  if (data === undefined) return <Pending {...{ error, refetch }} />;
  const url = made.data && feedUrl(env.supabaseUrl, made.data);
  const make = (label: string, withNames: boolean | undefined) => (
    <Button
      variant={withNames === undefined ? 'quiet' : 'secondary'}
      unavailable={made.isPending}
      onClick={() => made.mutate(withNames)}
    >
      {label}
    </Button>
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
      {url && (
        <div className="flex flex-wrap items-end gap-2">
          <TextField
            className="grow"
            label={t('feed.url')}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <Button onClick={() => void navigator.clipboard.writeText(url).catch(() => undefined)}>
            <Copy aria-hidden="true" className="size-4" />
            {t('feed.copy')}
          </Button>
        </div>
      )}
      <p className="max-w-prose text-sm text-ink-700">{t('feed.processor')}</p>
      <p className="flex flex-wrap gap-2">
        {make(t('feed.createBusy'), false)}
        {make(t('feed.createNames'), true)}
        {data && make(t('feed.end'), undefined)}
      </p>
      <Problem>{made.error && t('feed.failed', { reason: failureText(made.error) })}</Problem>
    </div>
  );
}
