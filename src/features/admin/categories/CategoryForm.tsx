import { adminTexts } from '@/admin-texts';
import { type SubmitEvent, useRef } from 'react';
import { languageLabel } from '@/lib/admin/languageName';
import { SaveRow } from '@/lib/admin/SaveRow';
import { useSaving } from '@/lib/admin/useSaving';
import { recordOf } from '@/lib/recordOf';
import { SOURCE_LANGUAGE, type Language, LANGUAGE_FACTS, LANGUAGES } from '@/site/languages';
import { TextField } from '@/ui/admin/TextField';
import { Button } from '@/ui/admin/Button';
import {
  categoriesKeys,
  type CategoryNames,
  categoryProblem,
  DEFAULT_CATEGORY,
  removeCategory,
  saveCategory,
} from './queries';

const t = adminTexts('categories');

/** As the constraint of public.categories. */
const MAX_LENGTH = 60;

/** A category's names; without one, the form of a new category. */
export function CategoryForm({ category }: { category?: CategoryNames }) {
  const form = useRef<HTMLFormElement>(null);
  const before = category?.[SOURCE_LANGUAGE] ?? null;
  const save = useSaving(
    (names: CategoryNames) => saveCategory(before, names),
    categoriesKeys.all,
    () => {
      if (before === null) form.current?.reset();
    },
  );
  const remove = useSaving(removeCategory, categoriesKeys.all);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    remove.reset();
    const textOf = (language: Language) => {
      const value = data.get(language);
      return typeof value === 'string' ? value : '';
    };
    save.mutate(recordOf(LANGUAGES, textOf));
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-4 p-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
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
      </div>
      <SaveRow
        saving={save}
        failed={categoryProblem}
        problem={remove.error && categoryProblem(remove.error)}
        label={before === null ? t('add') : t('common.save')}
        savedLabel={t('saved')}
      >
        {before !== null && before !== DEFAULT_CATEGORY && (
          <Button
            unavailable={remove.isPending}
            onClick={() => {
              save.reset();
              remove.mutate(before);
            }}
          >
            {t('common.remove')}
          </Button>
        )}
      </SaveRow>
    </form>
  );
}
