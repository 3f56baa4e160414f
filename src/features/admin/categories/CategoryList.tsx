import { languageName } from '@/lib/admin/languageName';
import { RecordList } from '@/lib/admin/RecordList';
import { SOURCE_LANGUAGE, LANGUAGES } from '@/site/languages';
import { CategoryForm } from './CategoryForm';
import { categoriesOptions, type CategoryNames } from './queries';

function summaryOf(category: CategoryNames) {
  const name = category[SOURCE_LANGUAGE];
  const missing = LANGUAGES.filter((language) => !category[language]).map(languageName);
  return { key: name, name, note: missing.length > 0 ? `Sin traducir: ${missing.join(', ')}` : '' };
}

/** The categories, each opening on its names, and the form of a new one. */
export function CategoryList() {
  return (
    <RecordList
      options={categoriesOptions()}
      label="Categorías"
      failed="No se han podido cargar las categorías."
      summary={summaryOf}
      added="Nueva categoría"
      form={(category) => <CategoryForm {...(category && { category })} />}
    />
  );
}
