import { RoleGuard } from '@/features/admin/auth/RoleGuard';
import { Redirects } from '@/features/admin/redirects/Redirects';
import { AdminPage } from '@/ui/admin/AdminPage';

/** Where the addresses of an older site lead; admins only. */
export default function RedirectsPage() {
  return (
    <RoleGuard roles={['admin']}>
      <AdminPage title="Redirecciones">
        <div className="max-w-4xl">
          <p className="mb-4 max-w-prose">
            Quien llega por una dirección de su web anterior, desde un buscador o un enlace, ve la
            página que la sustituye. Una página de la web con la misma dirección va siempre primero.
          </p>
          <Redirects />
        </div>
      </AdminPage>
    </RoleGuard>
  );
}
