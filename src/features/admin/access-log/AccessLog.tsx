import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { buttonClass } from '@/ui/button';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { SelectField } from '@/ui/admin/SelectField';
import { Spinner } from '@/ui/Spinner';
import { unavailable } from '@/ui/admin/unavailable';
import { LineTable } from './LineTable';
import { whoOf } from './line';
import { accessLogOptions, accessLogStateOptions } from './queries';

/** The lines of the log, of everybody or one person, and whether it is intact. */
export function AccessLog() {
  const [person, setPerson] = useState('');
  const state = useQuery(accessLogStateOptions());
  const lines = useInfiniteQuery(accessLogOptions(person));
  const error = state.error ?? lines.error;

  if (error) {
    return (
      <LoadFailure onRetry={() => void Promise.all([state.refetch(), lines.refetch()])}>
        {`No se ha podido cargar el registro. ${failureText(error)}`}
      </LoadFailure>
    );
  }
  if (!state.data) return <Spinner label="Comprobando el registro..." />;
  const { broken_at: brokenAt, people, lines: count, last_hash: hash } = state.data;
  return (
    <div className="grid gap-4">
      {brokenAt === null ? (
        <p role="status">
          {`Registro íntegro: ${count === 1 ? '1 línea' : `${count} líneas`}. Sello de la última: `}
          <code dir="ltr">{hash.slice(0, 16)}</code>
        </p>
      ) : (
        <p role="alert" className="rounded bg-white p-4 font-semibold text-terracotta-700">
          {`Registro alterado: la línea ${brokenAt} no es como se escribió. Guarde una copia de toda la web y avise a quien lleva la parte técnica.`}
        </p>
      )}
      <SelectField
        label="Persona"
        className="max-w-sm"
        options={[
          ['', 'Todas'],
          ...people.map(({ id, who }) => [id, whoOf({ person: id, who })] as const),
        ]}
        value={person}
        onChange={(event) => setPerson(event.target.value)}
      />
      {lines.data ? (
        <LineTable lines={lines.data.pages.flatMap((page) => page.lines)} />
      ) : (
        <Spinner label="Cargando..." />
      )}
      {lines.hasNextPage && (
        <button
          type="button"
          className={buttonClass('secondary', 'justify-self-center')}
          {...unavailable(lines.isFetchingNextPage)}
          onClick={() => void lines.fetchNextPage()}
        >
          {lines.isFetchingNextPage ? 'Un momento…' : 'Ver anteriores'}
        </button>
      )}
    </div>
  );
}
