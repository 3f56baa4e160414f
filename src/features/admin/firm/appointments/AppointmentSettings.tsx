import { useQuery } from '@tanstack/react-query';
import { Pending } from '@/lib/admin/Pending';
import { adminTexts } from '@/admin-texts';
import { CalendarList } from './CalendarList';
import { FeedForm } from './FeedForm';
import { KindForm } from './KindForm';
import { PriceForm } from './PriceForm';
import { type Kind, kindsOptions } from './queries';
import { RoomForm } from './RoomForm';
import { Panel } from '@/ui/admin/Panel';

const t = adminTexts('firm');

/** What can be booked, when, for how much and where, and the calendars that the firm has already. */
export function AppointmentSettings() {
  const { data, error, refetch } = useQuery(kindsOptions());
  return (
    <div className="grid gap-6">
      <Panel title={t('settings.price')}>
        <PriceForm />
      </Panel>
      <Panel title={t('settings.onSite')}>
        {!data && <Pending {...{ error, refetch }} />}
        <ul className="divide-y divide-limestone-200">
          {data?.map((kind) => (
            <li key={kind.id}>
              <details>
                <summary className="min-h-11 cursor-pointer py-3 font-semibold">
                  {t(`kinds.${kind.id}`)}
                  <span className="ms-2 text-sm font-normal text-ink-700">{inWords(kind)}</span>
                </summary>
                <KindForm kind={kind} />
              </details>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('settings.room')}>
        <RoomForm />
      </Panel>
      <Panel title={t('settings.feed')}>
        <FeedForm />
      </Panel>
      <Panel title={t('settings.calendars')}>
        <CalendarList />
      </Panel>
    </div>
  );
}

const inWords = ({ offered, minutes, buffer, notice_hours: notice }: Kind) =>
  offered ? t('kinds.offered', { minutes, buffer, notice }) : t('kinds.notOffered');
