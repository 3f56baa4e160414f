import { RoleGuard } from '@/features/admin/auth/RoleGuard';
import { FirmForm } from '@/features/admin/firm/FirmForm';
import { AdminPage } from '@/ui/admin/AdminPage';
import { FirmPreview } from './FirmPreview';

/** The firm's contact details and opening hours; admins only. */
export default function FirmPage() {
  return (
    <RoleGuard roles={['admin']}>
      <AdminPage title="Datos del despacho">
        <FirmForm preview={(facts) => <FirmPreview facts={facts} />} />
      </AdminPage>
    </RoleGuard>
  );
}
