import { CategoryList } from '@/features/admin/categories/CategoryList';
import { adminTexts } from '@/admin-texts';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('admin');

/** The categories of posts, with a name per language. */
export default function CategoriesPage() {
  return (
    <AdminPage title={t('categories.title')}>
      <div className="max-w-4xl">
        <p className="mb-4">{t('categories.about')}</p>
        <CategoryList />
      </div>
    </AdminPage>
  );
}
