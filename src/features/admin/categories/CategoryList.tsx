import { useQuery } from '@tanstack/react-query';
import { failureText } from '@/lib/admin/failureText';
import { languageName } from '@/lib/admin/languageName';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/site/languages';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { Spinner } from '@/ui/Spinner';
import { CategoryForm } from './CategoryForm';
import { categoriesOptions } from './queries';

/** The categories, each opening on its names, and the form of a new one. */
export function CategoryList() {
  const { data, error, refetch } = useQuery(categoriesOptions());
  if (!data) {
    if (!error) return <Spinner label="Cargando..." />;
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {`No se han podido cargar las categorías. ${failureText(error)}`}
      </LoadFailure>
    );
  }
  return (
    <>
      <ul aria-label="Categorías" className="divide-y divide-limestone-200 rounded bg-white">
        {data.map((category) => {
          const name = category[DEFAULT_LANGUAGE];
          const missing = LANGUAGES.filter((language) => !category[language]);
          return (
            <li key={name}>
              <details>
                <summary className="min-h-11 cursor-pointer p-4 font-semibold">
                  {name}
                  {missing.length > 0 && (
                    <span className="ms-2 text-sm font-normal text-ink-700">
                      Sin traducir: {missing.map(languageName).join(', ')}
                    </span>
                  )}
                </summary>
                <CategoryForm category={category} />
              </details>
            </li>
          );
        })}
      </ul>
      <section aria-labelledby="new-category" className="mt-6 rounded bg-white">
        <h2 id="new-category" className="px-4 pt-4 text-2xl">
          Nueva categoría
        </h2>
        <CategoryForm />
      </section>
    </>
  );
}
