import { CategoryList } from '@/features/admin/categories/CategoryList';
import { AdminPage } from '@/ui/admin/AdminPage';

/** The categories of posts, with a name per language. */
export default function CategoriesPage() {
  return (
    <AdminPage title="Categorías">
      <div className="max-w-4xl">
        <p className="mb-4">
          Un idioma sin nombre muestra el español. Un nombre nuevo cambia también en las entradas.
        </p>
        <CategoryList />
      </div>
    </AdminPage>
  );
}
