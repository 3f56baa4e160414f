import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Trash2 } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { BackendError, hintOf } from '@/lib/errors';
import { REDIRECT_KINDS, type RedirectKind } from '@/site/redirects';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { Problem } from '@/ui/admin/Problem';
import { SearchField } from '@/ui/admin/SearchField';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { unavailable } from '@/ui/admin/unavailable';
import { buttonClass } from '@/ui/button';
import { Spinner } from '@/ui/Spinner';
import { checkRedirect, type Problems, type Typed } from './check';
import { addRedirect, redirectsKeys, redirectsOptions, removeRedirect, SHOWN } from './queries';

const KINDS: Record<RedirectKind, string> = {
  exact: 'Esta dirección',
  prefix: 'Todas las que empiezan así',
  dated: 'Las que siguen con una fecha (/2019/05/…)',
};

/** An old address as the list shows it: '…' stands for what may follow. */
const shownSource = (kind: RedirectKind, source: string) => {
  if (kind === 'exact') return source;
  const start = source === '/' ? '' : source;
  return kind === 'prefix' ? `${start}/…` : `${start}/año/mes/…`;
};

function useChange<T>(save: (value: T) => Promise<void>, onSuccess?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: async () => {
      onSuccess?.();
      await client.invalidateQueries({ queryKey: redirectsKeys.all });
    },
  });
}

/** Lists, adds and removes redirects of an older site's addresses. */
export function Redirects() {
  return (
    <div className="grid gap-6">
      <section aria-labelledby="new-redirect" className="grid gap-4 rounded bg-white p-4 sm:p-6">
        <h2 id="new-redirect" className="text-2xl">
          Nueva redirección
        </h2>
        <AddRedirect />
      </section>
      <section aria-labelledby="redirects" className="grid gap-4 rounded bg-white p-4 sm:p-6">
        <h2 id="redirects" className="text-2xl">
          Direcciones antiguas
        </h2>
        <RedirectList />
      </section>
    </div>
  );
}

function RedirectList() {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(redirectsOptions(search));
  const remove = useChange(removeRedirect);
  if (!data && !error) return <Spinner label="Cargando..." />;
  if (!data) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {`No se han podido cargar las redirecciones. ${failureText(error)}`}
      </LoadFailure>
    );
  }
  return (
    <>
      <SearchField
        label="Buscar una dirección antigua"
        value={search}
        onSearch={setSearch}
        className="max-w-md"
      />
      <ul aria-labelledby="redirects" className="divide-y divide-limestone-200">
        {data.map(({ id, kind, source, target }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
              <bdi>{shownSource(kind, source)}</bdi>
              <ArrowRight aria-label="lleva a" className="size-4 shrink-0" />
              <bdi>{target}</bdi>
            </span>
            <button
              type="button"
              className={buttonClass('quiet')}
              {...unavailable(remove.isPending)}
              onClick={() => remove.mutate(id)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              Quitar<span className="sr-only"> {shownSource(kind, source)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-700 empty:hidden">
        {data.length === 0 && (search ? 'Ninguna contiene ese texto.' : 'No hay ninguna.')}
        {data.length === SHOWN && `Se muestran las ${SHOWN} primeras: busque las demás.`}
      </p>
      <Problem>{remove.error && `No se ha quitado. ${failureText(remove.error)}`}</Problem>
    </>
  );
}

const EMPTY: Typed = { kind: 'exact', from: '', to: '' };

function failureOf(error: Error): string {
  if (hintOf(error) === 'redirect_chain') {
    return 'Una redirección no puede llevar a otra. Escriba la dirección definitiva.';
  }
  return error instanceof BackendError && error.kind === 'conflict'
    ? 'Esa dirección ya está en la lista.'
    : `No se ha añadido. ${failureText(error)}`;
}

function AddRedirect() {
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, error, isPending } = useChange(addRedirect, () => setTyped(EMPTY));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const checked = checkRedirect(typed);
    const isRight = 'source' in checked;
    setProblems(isRight ? {} : checked);
    if (isRight) mutate(checked);
  }

  return (
    <form className="grid max-w-xl gap-3" noValidate onSubmit={submit}>
      <SelectField
        label="Qué direcciones"
        options={REDIRECT_KINDS.map((kind) => [kind, KINDS[kind]] as const)}
        value={typed.kind}
        onChange={({ target }) => setTyped({ ...typed, kind: target.value as RedirectKind })}
      />
      <TextField
        label="Dirección antigua"
        required
        maxLength={500}
        value={typed.from}
        error={problems.from}
        hint={
          typed.kind === 'exact'
            ? 'Como /sobre-nosotros/ o /?p=123; también la dirección entera.'
            : 'El comienzo, como /category; una barra sola si la fecha va al principio.'
        }
        onChange={(event) => setTyped({ ...typed, from: event.target.value })}
      />
      <TextField
        label="Página a la que lleva"
        required
        maxLength={500}
        value={typed.to}
        error={problems.to}
        hint={
          typed.kind === 'exact'
            ? 'Como /contacto o /blog.'
            : 'Como /blog; con /blog/* lleva a la entrada que se llama como el final de la antigua.'
        }
        onChange={(event) => setTyped({ ...typed, to: event.target.value })}
      />
      <Problem>{error && failureOf(error)}</Problem>
      <button
        type="submit"
        className={buttonClass('secondary', 'justify-self-start')}
        {...unavailable(isPending)}
      >
        {isPending ? 'Añadiendo…' : 'Añadir la redirección'}
      </button>
    </form>
  );
}
