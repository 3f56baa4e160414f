import { languageName } from '@/lib/admin/languageName';
import { RecordList } from '@/lib/admin/RecordList';
import { adminTexts } from '@/admin-texts';
import { SOURCE_LANGUAGE, LANGUAGES } from '@/site/languages';
import { CategoryForm } from './CategoryForm';
import { categoriesOptions, type CategoryNames } from './queries';

const t = adminTexts('categories');

function summaryOf(category: CategoryNames) {
  const name = category[SOURCE_LANGUAGE];
  const missing = LANGUAGES.filter((language) => !category[language]).map(languageName);
  return {
    key: name,
    name,
    note: missing.length > 0 ? t('missing', { languages: missing.join(', ') }) : '',
  };
}

/** The categories, each opening on its names, and the form of a new one. */
export function CategoryList() {
  return (
    <RecordList
      options={categoriesOptions()}
      label={t('categories.title')}
      failed={t('failed')}
      summary={summaryOf}
      added={t('new')}
      form={(category) => <CategoryForm {...(category && { category })} />}
    />
  );
}
