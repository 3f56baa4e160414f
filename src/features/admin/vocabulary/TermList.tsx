import { languageName } from '@/lib/admin/languageName';
import { RecordList } from '@/lib/admin/RecordList';
import { TRANSLATIONS } from '@/site/languages';
import { type SavedTerm, termsOptions } from './queries';
import { TermForm } from './TermForm';

function summaryOf({ id, term, keep, translations }: SavedTerm) {
  const there = TRANSLATIONS.filter((language) => translations[language]).map(languageName);
  const note = keep ? 'No se traduce' : there.join(', ') || 'Sin traducción';
  return { key: id, name: term, note };
}

/** The vocabulary's terms, each opening on its translations, and the form of a new one. */
export function TermList() {
  return (
    <RecordList
      options={termsOptions()}
      label="Vocabulario"
      failed="No se ha podido cargar el vocabulario."
      none="Todavía no hay ningún término."
      summary={summaryOf}
      added="Nuevo término"
      form={(saved) => <TermForm {...(saved && { saved })} />}
    />
  );
}
