import { ArchiveForm } from '@/features/admin/archive/ArchiveForm';
import { RoleGuard } from '@/features/admin/auth/RoleGuard';
import { EraseExpired } from '@/features/admin/erasures/EraseExpired';
import { RetentionForm } from '@/features/admin/erasures/RetentionForm';
import { AdminPage } from '@/ui/admin/AdminPage';

/** Site-wide settings; admins only. */
export default function SettingsPage() {
  return (
    <RoleGuard roles={['admin']}>
      <AdminPage title="Ajustes">
        <section aria-labelledby="retention" className="grid gap-6 rounded bg-white p-4 sm:p-6">
          <h2 id="retention" className="text-2xl">
            Conservación de las consultas
          </h2>
          <RetentionForm />
          <hr className="border-limestone-200" />
          <EraseExpired />
        </section>
        <section aria-labelledby="archive" className="mt-6 grid gap-4 rounded bg-white p-4 sm:p-6">
          <h2 id="archive" className="text-2xl">
            Copia de toda la web
          </h2>
          <ArchiveForm />
        </section>
      </AdminPage>
    </RoleGuard>
  );
}
