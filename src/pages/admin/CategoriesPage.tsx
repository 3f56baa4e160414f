import { DEFAULT_CATEGORY } from '@/features/admin/posts/schema';
import { categories as t } from '@/admin-texts';
import { ActionButton, orTaken } from '@/lib/admin/requests';
import { DataForm, textsOf } from '@/lib/admin/DataForm';
import { addRows, changeRow, liveTable, removeRow } from '@/lib/admin/supabase';
import type { Tables, TablesInsert } from '@/lib/database.types';
import { languageLabel, languageName, writtenIn } from '@/lib/admin/format';
import { RecordList } from '@/lib/admin/RecordList';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { AdminPage } from '@/ui/admin/page';
import { TextField } from '@/ui/admin/controls';

type Category = Tables<'categories'>;

/** The column of a category's name in a language; null falls back to Spanish (SPEC 3.5). */
const columnOf = (language: Language) =>
  language === SOURCE_LANGUAGE ? 'name' : (`name_${language}` as const);

function summaryOf(category: Category) {
  const missing = LANGUAGES.filter((code) => !category[columnOf(code)]).map(languageName);
  const note = missing.length > 0 ? t('missing', { languages: missing.join(', ') }) : '';
  return { key: category.name, name: category.name, note };
}

/** The categories of posts, each opening on its names, and the form of a new one. */
export default function CategoriesPage() {
  return (
    <AdminPage title={t('categories.title')}>
      <div className="max-w-4xl">
        <p className="mb-4">{t('categories.about')}</p>
        <RecordList
          options={liveTable('categories', 'name')}
          label={t('categories.title')}
          failed={t('failed')}
          summary={summaryOf}
          added={t('new')}
          form={(category) => <CategoryForm category={category} />}
        />
      </div>
    </AdminPage>
  );
}

/** As the constraint of public.categories. */
const MAX_LENGTH = 60;

/** A category's names; without one, the form of a new category. */
function CategoryForm({ category }: { category: Category | undefined }) {
  const key = category && { name: category.name };
  const isDefault = key?.name === DEFAULT_CATEGORY;
  return (
    <DataForm
      className="grid gap-4 p-4 sm:grid-cols-2 lg:grid-cols-3"
      save={(_, changes) => {
        const names = textsOf(changes) as TablesInsert<'categories'>;
        // A new Spanish name reaches its posts as well.
        return key ? changeRow('categories', key, names) : addRows('categories', names);
      }}
      adds={!category}
      failed={orTaken(t('exists'))}
      label={category ? t('common.save') : t('add')}
      savedLabel={t('saved')}
      aside={
        key &&
        !isDefault && (
          <ActionButton action={() => removeRow('categories', key)}>
            {t('common.remove')}
          </ActionButton>
        )
      }
    >
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          name={columnOf(language)}
          label={languageLabel(language)}
          {...writtenIn(language)}
          defaultValue={category?.[columnOf(language)] ?? ''}
          maxLength={MAX_LENGTH}
          required={language === SOURCE_LANGUAGE}
          readOnly={isDefault && language === SOURCE_LANGUAGE}
          autoComplete="off"
        />
      ))}
    </DataForm>
  );
}
