import { AppointmentSettings } from '@/features/admin/firm/appointments/AppointmentSettings';
import { FirmForm } from '@/features/admin/firm/FirmForm';
import { Holidays } from '@/features/admin/holidays/Holidays';
import { adminTexts } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Panel } from '@/ui/admin/Panel';

const t = adminTexts('admin');

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
