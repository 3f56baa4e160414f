import { useQuery } from '@tanstack/react-query';
import { failureText, Pending } from '@/lib/admin/failures';
import { NewAddress } from '@/lib/admin/NewAddress';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { useSaving } from '@/lib/admin/useSaving';
import { firm as t } from '@/admin-texts';
import { env } from '@/lib/db';
import { feedUrl } from '@/site/appointments';
import { Button, Problem } from '@/ui/admin/Button';
import { feedOptions, newFeed } from './queries';

/** The address at which the lawyer's own calendar subscribes to the agenda. */
export function FeedForm() {
  const { data, error, refetch } = useQuery(feedOptions());
  const made = useSaving(newFeed);
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
      {url && <NewAddress key={url} address={url} />}
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
