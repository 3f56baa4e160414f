import { RoleGuard } from '@/features/admin/auth/RoleGuard';
import { LanguageList } from '@/features/admin/languages/LanguageList';
import { AdminPage } from '@/ui/admin/AdminPage';

/** The languages that the site offers; admins only. */
export default function LanguagesPage() {
  return (
    <RoleGuard roles={['admin']}>
      <AdminPage title="Idiomas">
        <div className="max-w-2xl">
          <p className="mb-4">
            Los idiomas activos aparecen en el selector de la web; un cambio se ve la próxima vez
            que alguien carga una página. Desactivar un idioma no borra sus textos.
          </p>
          <LanguageList />
        </div>
      </AdminPage>
    </RoleGuard>
  );
}
