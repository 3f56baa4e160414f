import { RoleGuard } from '@/features/admin/auth/RoleGuard';
import { AppointmentSettings } from '@/features/admin/firm/appointments/AppointmentSettings';
import { FirmForm } from '@/features/admin/firm/FirmForm';
import { AdminPage } from '@/ui/admin/AdminPage';
import { FirmPreview } from './FirmPreview';

/** The firm's contact details, opening hours, price and appointments; admins only. */
export default function FirmPage() {
  return (
    <RoleGuard roles={['admin']}>
      <AdminPage title="Datos del despacho">
        <FirmForm preview={(facts) => <FirmPreview facts={facts} />} />
        <AppointmentSettings />
      </AdminPage>
    </RoleGuard>
  );
}
