import { useQuery } from '@tanstack/react-query';
import { failureText } from '@/lib/admin/failureText';
import { languageName } from '@/lib/admin/languageName';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { Spinner } from '@/ui/Spinner';
import { type SavedTerm, termsOptions, TRANSLATIONS } from './queries';
import { TermForm } from './TermForm';

function summaryOf({ keep, translations }: SavedTerm): string {
  if (keep) return 'No se traduce';
  const there = TRANSLATIONS.filter((language) => translations[language]);
  return there.length > 0 ? there.map(languageName).join(', ') : 'Sin traducción';
}

/** The vocabulary's terms, each opening on its translations, and the form of a new one. */
export function TermList() {
  const { data, error, refetch } = useQuery(termsOptions());
  if (!data) {
    if (!error) return <Spinner label="Cargando..." />;
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {`No se ha podido cargar el vocabulario. ${failureText(error)}`}
      </LoadFailure>
    );
  }
  return (
    <>
      {data.length === 0 && <p>Todavía no hay ningún término.</p>}
      <ul aria-label="Vocabulario" className="divide-y divide-limestone-200 rounded bg-white">
        {data.map((saved) => (
          <li key={saved.id}>
            <details>
              <summary className="min-h-11 cursor-pointer p-4 font-semibold">
                {saved.term}
                <span className="ms-2 text-sm font-normal text-ink-700">{summaryOf(saved)}</span>
              </summary>
              <TermForm saved={saved} />
            </details>
          </li>
        ))}
      </ul>
      <section aria-labelledby="new-term" className="mt-6 rounded bg-white">
        <h2 id="new-term" className="px-4 pt-4 text-2xl">
          Nuevo término
        </h2>
        <TermForm />
      </section>
    </>
  );
}
