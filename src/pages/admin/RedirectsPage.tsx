import { Redirects } from '@/features/admin/redirects/Redirects';
import { admin as t } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';

/** Where the addresses of an older site lead; admins only. */
export default function RedirectsPage() {
  return (
    <AdminPage title={t('redirects.title')}>
      <div className="max-w-4xl">
        <p className="mb-4 max-w-prose">{t('redirects.about')}</p>
        <Redirects />
      </div>
    </AdminPage>
  );
}
