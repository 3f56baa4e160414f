import { useRef } from 'react';
import {
  columnOf,
  removeTerm,
  saveTerm,
  type Term,
  termsOptions,
} from '@/features/admin/vocabulary/queries';
import { vocabulary as t } from '@/admin-texts';
import { ActionButton, orTaken, Refusal } from '@/lib/admin/requests';
import { DataForm } from '@/lib/admin/DataForm';
import { languageLabel, languageName, writtenIn } from '@/lib/admin/format';
import { RecordList } from '@/lib/admin/RecordList';
import { SOURCE_LANGUAGE, TRANSLATIONS } from '@/site/languages';
import { AdminPage } from '@/ui/admin/page';
import { Checkbox, TextField } from '@/ui/admin/controls';

function summaryOf(term: Term) {
  const there = TRANSLATIONS.filter((language) => term[columnOf(language)]).map(languageName);
  const note = term.keep ? t('kept') : there.join(', ') || t('untranslated');
  return { key: term.id, name: term.term, note };
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
          form={(term) => <TermForm term={term} />}
        />
      </div>
    </AdminPage>
  );
}

/** As the constraints of public.translation_terms. */
const MAX_LENGTH = { term: 80, translation: 120 };

/** A term of the vocabulary; without one, the form of a new term. */
function TermForm({ term }: { term: Term | undefined }) {
  // That was last read or saved here, which detects conflicts even after a refetch; null once one has been told.
  const version = useRef(term?.updated_at ?? null);
  return (
    <DataForm
      className="group grid gap-4 p-4"
      save={async (values) => {
        try {
          version.current = await saveTerm(term?.id, version.current, values);
        } catch (error) {
          if (error instanceof Refusal) version.current = null;
          throw error;
        }
      }}
      adds={!term}
      failed={orTaken(t('exists'))}
      label={term ? t('common.save') : t('form.add')}
      aside={
        term && <ActionButton action={() => removeTerm(term.id)}>{t('common.remove')}</ActionButton>
      }
    >
      <TextField
        name="term"
        label={t('form.term')}
        required
        lang={SOURCE_LANGUAGE}
        maxLength={MAX_LENGTH.term}
        autoComplete="off"
        defaultValue={term?.term}
      />
      <Checkbox
        name="keep"
        label={t('form.kept')}
        hint={t('form.keptHint')}
        defaultChecked={term?.keep}
      />
      <div className="grid gap-4 group-has-[[name=keep]:checked]:hidden sm:grid-cols-2 lg:grid-cols-3">
        {TRANSLATIONS.map((language) => (
          <TextField
            key={language}
            name={columnOf(language)}
            label={languageLabel(language)}
            {...writtenIn(language)}
            maxLength={MAX_LENGTH.translation}
            autoComplete="off"
            defaultValue={term?.[columnOf(language)] ?? ''}
          />
        ))}
      </div>
    </DataForm>
  );
}
