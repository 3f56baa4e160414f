import { RoleGuard } from '@/features/auth/RoleGuard';
import { LanguageList } from '@/features/site-languages/LanguageList';
import { AdminPage } from '@/ui/AdminPage';

/** Which languages the site offers; admins only. */
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
