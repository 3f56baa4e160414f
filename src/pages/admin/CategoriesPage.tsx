import { CategoryForm } from '@/features/admin/categories/CategoryForm';
import { categoriesOptions, type CategoryNames } from '@/features/admin/categories/queries';
import { adminTexts } from '@/admin-texts';
import { languageName } from '@/lib/admin/languageName';
import { RecordList } from '@/lib/admin/RecordList';
import { SOURCE_LANGUAGE, LANGUAGES } from '@/site/languages';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('categories');

function summaryOf(category: CategoryNames) {
  const name = category[SOURCE_LANGUAGE];
  const missing = LANGUAGES.filter((language) => !category[language]).map(languageName);
  const note = missing.length > 0 ? t('missing', { languages: missing.join(', ') }) : '';
  return { key: name, name, note };
}

/** The categories of posts, each opening on its names, and the form of a new one. */
export default function CategoriesPage() {
  return (
    <AdminPage title={t('categories.title')}>
      <div className="max-w-4xl">
        <p className="mb-4">{t('categories.about')}</p>
        <RecordList
          options={categoriesOptions()}
          label={t('categories.title')}
          failed={t('failed')}
          summary={summaryOf}
          added={t('new')}
          form={(category) => <CategoryForm {...(category && { category })} />}
        />
      </div>
    </AdminPage>
  );
}
