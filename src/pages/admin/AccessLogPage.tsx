import { AccessLog } from '@/features/admin/access-log/AccessLog';
import { RoleGuard } from '@/features/admin/auth/RoleGuard';
import { AdminPage } from '@/ui/admin/AdminPage';

/** Who did what with enquiries, rights, settings and texts; admins only. */
export default function AccessLogPage() {
  return (
    <RoleGuard roles={['admin']}>
      <AdminPage title="Registro de accesos">
        <p className="mb-4 max-w-3xl">
          Quién ha entrado, qué consultas se han abierto, exportado o borrado, y quién ha cambiado
          papeles, ajustes o textos, o ha publicado u ocultado entradas. Lo escribe la propia base
          de datos, nadie puede cambiarlo ni borrarlo, y se conserva dos años. No incluye lo que
          dicen las consultas, ni los intentos fallidos de entrar.
        </p>
        <AccessLog />
      </AdminPage>
    </RoleGuard>
  );
}
