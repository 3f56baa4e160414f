import { useQuery } from '@tanstack/react-query';
import { CalendarList, FeedForm } from '@/features/admin/firm/appointments/Calendars';
import { KindForm } from '@/features/admin/firm/appointments/KindForm';
import { PriceForm } from '@/features/admin/firm/appointments/PriceForm';
import { type Kind, kindsOptions } from '@/features/admin/firm/appointments/queries';
import { FirmForm } from '@/features/admin/firm/FirmForm';
import { Holidays } from '@/features/admin/holidays/Holidays';
import { Pending } from '@/lib/admin/requests';
import { SettingsForm } from '@/lib/admin/SettingsForm';
import { firm as t } from '@/admin-texts';
import { AdminPage, Panel } from '@/ui/admin/page';

/** The firm's contact details, opening hours, closed days, price and appointments; admins only. */
export default function FirmPage() {
  return (
    <AdminPage title={t('firm.title')}>
      <div className="grid gap-6">
        <Panel title={t('firm.closedDays')}>
          <Holidays />
        </Panel>
        <FirmForm />
        <AppointmentSettings />
      </div>
    </AdminPage>
  );
}

/** What can be booked, when, for how much and where, and the calendars that the firm has already. */
function AppointmentSettings() {
  const { data, error, refetch } = useQuery(kindsOptions());
  return (
    <>
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
        <SettingsForm
          fields={['appointment_room', 'appointment_room_each', 'appointment_hold_hours']}
        />
      </Panel>
      <Panel title={t('settings.feed')}>
        <FeedForm />
      </Panel>
      <Panel title={t('settings.calendars')}>
        <CalendarList />
      </Panel>
    </>
  );
}

const inWords = ({ offered, minutes, buffer, notice_hours: notice }: Kind) =>
  offered ? t('kinds.offered', { minutes, buffer, notice }) : t('kinds.notOffered');
