import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '@/lib/failureText';
import { cx } from '@/ui/cx';
import { LoadFailed } from '@/ui/LoadFailed';
import { Pager } from '@/ui/Pager';
import { Spinner } from '@/ui/Spinner';
import { filterFrom, isFiltered, withFilter } from './filter';
import { PAGE_SIZE, surveysPageOptions } from './queries';
import { SurveyTable } from './SurveyTable';

const NUMBER = new Intl.NumberFormat('es-ES');

/** How many there are, which is read out whenever it changes. */
function countText(total: number): string {
  return total === 1 ? '1 consulta' : `${NUMBER.format(total)} consultas`;
}

/** The enquiries that the address's filter lets through, page by page. */
export function SurveyList({ openId }: { openId: string | null }) {
  const [params, setParams] = useSearchParams();
  const filter = filterFrom(params);
  const { data, error, isPlaceholderData, refetch } = useQuery(surveysPageOptions(filter));

  if (!data) {
    if (!error) return <Spinner label="Cargando..." />;
    return (
      <LoadFailed onRetry={() => void refetch()}>
        {`No se han podido cargar las consultas. ${failureText(error)}`}
      </LoadFailed>
    );
  }
  return (
    <section aria-label="Lista de consultas" className={cx(isPlaceholderData && 'opacity-60')}>
      <p role="status" className="mb-2 text-sm text-ink-700">
        {countText(data.total)}
        {isPlaceholderData && ' (actualizando…)'}
      </p>
      {error && (
        <p role="alert" className="mb-2 font-semibold text-terracotta-700">
          La lista puede no estar al día. {failureText(error)}
        </p>
      )}
      {data.surveys.length > 0 ? (
        <SurveyTable surveys={data.surveys} openId={openId} />
      ) : (
        <p className="rounded bg-white p-6">
          {isFiltered(filter)
            ? 'Ninguna consulta cumple estos filtros. Quite alguno para ver más.'
            : 'Todavía no ha llegado ninguna consulta. Las que se envíen desde la página de contacto aparecerán aquí.'}
        </p>
      )}
      <Pager
        page={filter.page}
        pages={Math.ceil(data.total / PAGE_SIZE)}
        onPage={(page) => {
          setParams((now) => withFilter(now, { page }));
          scrollTo({ top: 0 });
        }}
      />
    </section>
  );
}
