import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import {
  removeTerm,
  type SavedTerm,
  saveTerm,
  type Term,
  termProblem,
  termsOptions,
} from '@/features/admin/vocabulary/queries';
import { vocabulary as t } from '@/admin-texts';
import { languageLabel, languageName } from '@/lib/admin/languageName';
import { RecordList } from '@/lib/admin/RecordList';
import { SaveRow } from '@/lib/admin/SaveRow';
import { useSaving } from '@/lib/admin/useSaving';
import { recordOf } from '@/lib/recordOf';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE, TRANSLATIONS } from '@/site/languages';
import { AdminPage } from '@/ui/admin/AdminPage';
import { Button } from '@/ui/admin/Button';
import { Checkbox, TextField } from '@/ui/admin/fields';

function summaryOf({ id, term, keep, translations }: SavedTerm) {
  const there = TRANSLATIONS.filter((language) => translations[language]).map(languageName);
  const note = keep ? t('kept') : there.join(', ') || t('untranslated');
  return { key: id, name: term, note };
}

/** The words that translations of posts use for the firm's terms, and the form of a new one. */
export default function VocabularyPage() {
  return (
    <AdminPage title={t('vocabulary.title')}>
      <div className="max-w-4xl">
        <p className="mb-4">{t('vocabulary.about')}</p>
        <RecordList
          options={termsOptions()}
          label={t('vocabulary.title')}
          failed={t('failed')}
          none={t('none')}
          summary={summaryOf}
          added={t('new')}
          form={(saved) => <TermForm {...(saved && { saved })} />}
        />
      </div>
    </AdminPage>
  );
}

const EMPTY: Term = { term: '', keep: false, translations: recordOf(TRANSLATIONS, () => '') };

/** As the constraints of public.translation_terms. */
const MAX_LENGTH = { term: 80, translation: 120 };

/** A term of the vocabulary; without one, the form of a new term. */
function TermForm({ saved }: { saved?: SavedTerm }) {
  const client = useQueryClient();
  // The version that was last read or saved here, which detects conflicts even after a refetch.
  const [before, setBefore] = useState(saved);
  const [values, setValues] = useState<Term>(saved ?? EMPTY);
  const save = useMutation({
    mutationFn: () => saveTerm(before, values),
    onSuccess: () => {
      if (!saved) setValues(EMPTY);
    },
    // After a failure too: the term may have been changed by somebody else.
    onSettled: async () => {
      await client.invalidateQueries();
      const terms = client.getQueryData(termsOptions().queryKey);
      setBefore(terms?.find(({ id }) => id === saved?.id));
    },
  });
  const remove = useSaving(removeTerm);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    remove.reset();
    save.mutate();
  }

  return (
    <form onSubmit={submit} className="grid gap-4 p-4">
      <TextField
        label={t('form.term')}
        required
        lang={SOURCE_LANGUAGE}
        maxLength={MAX_LENGTH.term}
        autoComplete="off"
        value={values.term}
        onChange={(event) => setValues({ ...values, term: event.target.value })}
      />
      <Checkbox
        label={t('form.kept')}
        hint={t('form.keptHint')}
        checked={values.keep}
        onChange={(event) => setValues({ ...values, keep: event.target.checked })}
      />
      {!values.keep && (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {TRANSLATIONS.map((language) => (
            <TextField
              key={language}
              label={languageLabel(language)}
              lang={language}
              dir={LANGUAGE_FACTS[language].dir}
              maxLength={MAX_LENGTH.translation}
              autoComplete="off"
              value={values.translations[language]}
              onChange={(event) =>
                setValues({
                  ...values,
                  translations: { ...values.translations, [language]: event.target.value },
                })
              }
            />
          ))}
        </div>
      )}
      <SaveRow
        saving={save}
        failed={termProblem}
        problem={remove.error && termProblem(remove.error)}
        label={saved ? t('common.save') : t('form.add')}
      >
        {saved && (
          <Button
            unavailable={remove.isPending}
            onClick={() => {
              save.reset();
              remove.mutate(saved.id);
            }}
          >
            {t('common.remove')}
          </Button>
        )}
      </SaveRow>
    </form>
  );
}
