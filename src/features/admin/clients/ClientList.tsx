import { Problem } from '@/ui/admin/Problem';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { TextField } from '@/ui/admin/TextField';
import { unavailable } from '@/ui/admin/unavailable';
import { buttonClass } from '@/ui/button';
import { ImportClients } from './ImportClients';
import {
  clientCountOptions,
  clientsKeys,
  clientsOptions,
  importClients,
  removeClient,
  SHOWN,
} from './queries';
import { ADMIN_LANGUAGE } from '@/site/languages';

const NUMBER = new Intl.NumberFormat(ADMIN_LANGUAGE);

/** The firm's clients, by name, with which the names in enquiries are compared. */
export function ClientList() {
  const { data: count, error } = useQuery(clientCountOptions());
  return (
    <section aria-labelledby="clients" className="grid gap-5 rounded bg-white p-4 sm:p-6">
      <h2 id="clients" className="text-2xl">
        Lista de clientes
      </h2>
      <p className="max-w-prose">
        Solo sirve para avisar de un posible conflicto de intereses: la otra parte de cada consulta
        se compara con estos nombres, también si está escrita en otro alfabeto. Ponga los nombres y
        nada más, y quite a quien ya no haga falta comparar.
      </p>
      <p role="status" className="font-semibold">
        {count !== undefined &&
          (count === 1
            ? 'Hay 1 nombre en la lista.'
            : `Hay ${NUMBER.format(count)} nombres en la lista.`)}
      </p>
      <Problem>{error && `No se ha podido cargar la lista. ${failureText(error)}`}</Problem>
      <ImportClients />
      {count !== undefined && count > 0 && (
        <>
          <hr className="border-limestone-200" />
          <ClientSearch />
          <EraseAll count={count} />
        </>
      )}
    </section>
  );
}

/** Finds single clients, to remove them. */
function ClientSearch() {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data = [], error } = useQuery(clientsOptions(search));
  const remove = useMutation({
    mutationFn: removeClient,
    onSuccess: () => client.invalidateQueries({ queryKey: clientsKeys.all }),
  });
  const problem = remove.error ?? error;
  const found = search === '' ? [] : data;
  return (
    <div className="grid max-w-xl gap-3">
      <TextField
        label="Buscar un nombre en la lista"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className="divide-y divide-limestone-200">
        {found.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
            <button
              type="button"
              className={buttonClass('quiet')}
              {...unavailable(remove.isPending)}
              onClick={() => remove.mutate(id)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              Quitar<span className="sr-only"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-700 empty:hidden">
        {search !== '' && found.length === 0 && 'Ningún nombre de la lista contiene ese texto.'}
        {found.length === SHOWN && `Se muestran los ${SHOWN} primeros.`}
      </p>
      <Problem>{problem && failureText(problem)}</Problem>
    </div>
  );
}

function EraseAll({ count }: { count: number }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => importClients([], true),
    onSuccess: async () => {
      setAsking(false);
      await client.invalidateQueries({ queryKey: clientsKeys.all });
    },
  });
  return (
    <>
      <button
        type="button"
        className={buttonClass('secondary', 'justify-self-start')}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        Borrar toda la lista
      </button>
      <ConfirmDialog
        open={asking}
        title="¿Borrar toda la lista de clientes?"
        confirm="Borrarla"
        typed="BORRAR"
        busy={isPending}
        problem={error ? `No se ha borrado. ${failureText(error)}` : undefined}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          {`Se borran ${NUMBER.format(count)} nombres, y ya no se avisará de conflictos con ellos. No se puede deshacer.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
