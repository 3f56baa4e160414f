import { languageName } from '@/lib/admin/languageName';
import { RecordList } from '@/lib/admin/RecordList';
import { adminTexts } from '@/admin-texts';
import { TRANSLATIONS } from '@/site/languages';
import { type SavedTerm, termsOptions } from './queries';
import { TermForm } from './TermForm';

const t = adminTexts('vocabulary');

function summaryOf({ id, term, keep, translations }: SavedTerm) {
  const there = TRANSLATIONS.filter((language) => translations[language]).map(languageName);
  const note = keep ? t('kept') : there.join(', ') || t('untranslated');
  return { key: id, name: term, note };
}

/** The vocabulary's terms, each opening on its translations, and the form of a new one. */
export function TermList() {
  return (
    <RecordList
      options={termsOptions()}
      label={t('vocabulary.title')}
      failed={t('failed')}
      none={t('none')}
      summary={summaryOf}
      added={t('new')}
      form={(saved) => <TermForm {...(saved && { saved })} />}
    />
  );
}
