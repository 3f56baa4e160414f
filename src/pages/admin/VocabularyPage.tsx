import { fieldsOf, vocabulary as t } from '@/admin-texts';
import { ActionButton, orTaken } from '@/lib/admin/requests';
import { DataForm, textsOf } from '@/lib/admin/DataForm';
import { addRows, changeRow, liveTable, removeRow } from '@/lib/admin/supabase';
import type { Tables, TablesInsert } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import { languageLabel, languageName, writtenIn } from '@/lib/admin/format';
import { RecordList } from '@/lib/admin/RecordList';
import { SOURCE_LANGUAGE, type Translation, TRANSLATIONS } from '@/site/languages';
import { AdminPage } from '@/ui/admin/page';
import { Checkbox, TextField } from '@/ui/admin/controls';

/** A Spanish term with the word that each translation uses for it, null for none. */
type Term = Tables<'translation_terms'>;

const columnOf = (language: Translation) => `term_${language}` as const;

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
          options={liveTable('translation_terms', 'term')}
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

const field = fieldsOf('vocabulary', 'form');

const NO_WORDS = recordOf(TRANSLATIONS.map(columnOf), () => null);

/** As the constraints of public.translation_terms. */
const MAX_LENGTH = { term: 80, translation: 120 };

/** A term of the vocabulary; without one, the form of a new term. */
function TermForm({ term }: { term: Term | undefined }) {
  const key = term && { id: term.id };
  return (
    <DataForm
      className="group grid gap-4 p-4"
      save={(_, changes) => {
        const keep = 'keep' in changes && { keep: changes.keep !== undefined };
        const columns = { ...textsOf(changes), ...(changes.keep && NO_WORDS), ...keep };
        const row = columns as TablesInsert<'translation_terms'>;
        return key ? changeRow('translation_terms', key, row) : addRows('translation_terms', row);
      }}
      adds={!term}
      failed={orTaken(t('exists'))}
      label={term ? t('common.save') : t('form.add')}
      aside={
        key && (
          <ActionButton action={() => removeRow('translation_terms', key)}>
            {t('common.remove')}
          </ActionButton>
        )
      }
    >
      <TextField
        {...field('term')}
        required
        lang={SOURCE_LANGUAGE}
        maxLength={MAX_LENGTH.term}
        autoComplete="off"
        defaultValue={term?.term}
      />
      <Checkbox {...field('keep')} defaultChecked={term?.keep} />
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
