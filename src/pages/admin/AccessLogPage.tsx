import { AccessLog } from '@/features/admin/access-log/AccessLog';
import { adminTexts } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('admin');

/** Who did what with enquiries, rights, settings and texts; admins only. */
export default function AccessLogPage() {
  return (
    <AdminPage title={t('accessLog.title')}>
      <p className="mb-4 max-w-3xl">{t('accessLog.about')}</p>
      <AccessLog />
    </AdminPage>
  );
}
