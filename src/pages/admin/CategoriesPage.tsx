import {
  categoriesOptions,
  type CategoryNames,
  categoryProblem,
  DEFAULT_CATEGORY,
  removeCategory,
  saveCategory,
} from '@/features/admin/categories/queries';
import { categories as t } from '@/admin-texts';
import { DataForm } from '@/lib/admin/DataForm';
import { languageLabel, languageName } from '@/lib/admin/languageName';
import { RecordList } from '@/lib/admin/RecordList';
import { useSaving } from '@/lib/admin/useSaving';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS, LANGUAGES } from '@/site/languages';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/fields';

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

/** As the constraint of public.categories. */
const MAX_LENGTH = 60;

/** A category's names; without one, the form of a new category. */
function CategoryForm({ category }: { category?: CategoryNames }) {
  const before = category?.[SOURCE_LANGUAGE] ?? null;
  const remove = useSaving(removeCategory);
  return (
    <DataForm
      className="grid gap-4 p-4 sm:grid-cols-2 lg:grid-cols-3"
      save={(names) => {
        remove.reset();
        return saveCategory(before, names as CategoryNames);
      }}
      adds={before === null}
      failed={categoryProblem}
      problem={remove.error && categoryProblem(remove.error)}
      label={before === null ? t('add') : t('common.save')}
      savedLabel={t('saved')}
      aside={
        before !== null &&
        before !== DEFAULT_CATEGORY && (
          <Button unavailable={remove.isPending} onClick={() => remove.mutate(before)}>
            {t('common.remove')}
          </Button>
        )
      }
    >
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          name={language}
          label={languageLabel(language)}
          lang={language}
          dir={LANGUAGE_FACTS[language].dir}
          defaultValue={category?.[language] ?? ''}
          maxLength={MAX_LENGTH}
          required={language === SOURCE_LANGUAGE}
          readOnly={language === SOURCE_LANGUAGE && before === DEFAULT_CATEGORY}
          autoComplete="off"
        />
      ))}
    </DataForm>
  );
}
