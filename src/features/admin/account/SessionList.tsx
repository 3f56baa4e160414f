import { Pending } from '@/lib/admin/Pending';
import { adminTexts } from '@/admin-texts';
import { Problem } from '@/ui/admin/Problem';
import { useQuery } from '@tanstack/react-query';
import { useSaving } from '@/lib/admin/useSaving';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { Button } from '@/ui/admin/Button';
import { deviceName } from './device';
import { accountKeys, type DeviceSession, endSession, sessionsOptions } from './queries';

const t = adminTexts('account');

/** The signed-in person's sessions; each but the current one can be ended. */
export function SessionList({ personId }: { personId: string }) {
  const { data, error, refetch } = useQuery(sessionsOptions(personId));
  if (!data) return <Pending {...{ error, refetch }} failed={t('failed')} />;
  return (
    <ul className="grid gap-3">
      {data.map((session) => (
        <SessionRow key={session.id} personId={personId} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ personId, session }: { personId: string; session: DeviceSession }) {
  const device = deviceName(session.user_agent);
  const { mutate, error, isPending } = useSaving(
    () => endSession(personId, session.id),
    accountKeys.sessions(personId),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded border border-limestone-200 p-3">
      <div>
        <p className="font-semibold">{session.is_current ? t('thisDevice', { device }) : device}</p>
        <p className="text-sm text-ink-700">
          {t('since', {
            start: formatOfficeDateTime(session.started_at),
            seen: formatOfficeDateTime(session.last_seen_at),
          })}
        </p>
        <Problem className="text-sm">{error && failureText(error)}</Problem>
      </div>
      {!session.is_current && (
        <Button
          className="px-4"
          aria-label={t('end', { device })}
          unavailable={isPending}
          onClick={() => mutate()}
        >
          {t('common.close')}
        </Button>
      )}
    </li>
  );
}
