import { type SavedTerm, termsOptions } from '@/features/admin/vocabulary/queries';
import { TermForm } from '@/features/admin/vocabulary/TermForm';
import { adminTexts } from '@/admin-texts';
import { languageName } from '@/lib/admin/languageName';
import { RecordList } from '@/lib/admin/RecordList';
import { TRANSLATIONS } from '@/site/languages';
import { AdminPage } from '@/ui/admin/AdminPage';

const t = adminTexts('vocabulary');

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
