import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { failureText } from '@/lib/failureText';
import { buttonClass } from '@/ui/button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Pager } from '@/ui/Pager';
import { Spinner } from '@/ui/Spinner';
import { type Filter, filterFrom, paramsOf } from './filter';
import { PostFilters } from './PostFilters';
import { PostTable } from './PostTable';
import { PAGE_SIZE, postListOptions } from './queries';
import { TranslationLegend } from './TranslationMark';
import { useRowActions } from './useRowActions';

/** The list of posts with its filters, which stand in the address. */
export function PostList() {
  const [params, setParams] = useSearchParams();
  const filter = filterFrom(params);
  const list = useQuery(postListOptions(filter));
  const actions = useRowActions();
  const { posts = [], total = 0 } = list.data ?? {};
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));

  function show(change: Partial<Filter>) {
    setParams(paramsOf({ ...filter, page: 1, ...change }), {
      // Each key of a search would be a step back else.
      replace: change.search !== undefined,
      preventScrollReset: true,
    });
  }

  // The last post of the last page is gone, or the address names a page that never was.
  const beyond = list.isSuccess && !list.isPlaceholderData && posts.length === 0 && filter.page > 1;
  useEffect(() => {
    if (beyond) setParams(paramsOf({ ...filter, page: 1 }), { replace: true });
  });

  return (
    <>
      <PostFilters filter={filter} onChange={show} />
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status">{list.isSuccess && countText(total, filter, pages)}</p>
        {filter.state === 'bin' && total > 0 && (
          <button type="button" className={buttonClass('secondary')} onClick={actions.emptyBin}>
            <Trash2 aria-hidden="true" className="size-5" />
            Vaciar la papelera
          </button>
        )}
      </div>
      {list.isPending && !list.isPaused && <Spinner label="Cargando..." />}
      {(list.isError || list.isPaused) && (
        <Note>
          <p role="alert">
            {list.isError
              ? failureText(list.error)
              : 'No hay conexión. La lista se cargará en cuanto la haya.'}
          </p>
          <button
            type="button"
            className={buttonClass('primary')}
            onClick={() => void list.refetch()}
          >
            Volver a probar
          </button>
        </Note>
      )}
      {list.isSuccess && posts.length === 0 && !beyond && <Empty filter={filter} />}
      {posts.length > 0 && (
        <>
          <PostTable
            posts={posts}
            stale={list.isPlaceholderData}
            busyId={actions.busyId}
            onAction={actions.onAction}
          />
          <TranslationLegend />
          <Pager page={filter.page} pages={pages} onPage={(page) => show({ page })} />
        </>
      )}
      <ConfirmDialog
        open={actions.doomed !== undefined}
        title={actions.doomed === 'all' ? 'Vaciar la papelera' : 'Eliminar para siempre'}
        confirm={actions.doomed === 'all' ? 'Vaciar la papelera' : 'Eliminar'}
        cancel="No, dejarlo"
        busy={actions.removal.busy}
        problem={actions.removal.problem}
        onConfirm={actions.removal.confirm}
        onClose={actions.removal.cancel}
      >
        {actions.doomed === 'all' ? (
          <p>Se eliminarán todas las entradas de la papelera, con sus traducciones e imágenes.</p>
        ) : (
          <p>Se eliminará «{actions.doomed?.post.title}», con sus traducciones y su imagen.</p>
        )}
        <p className="mt-2">No se puede deshacer.</p>
      </ConfirmDialog>
    </>
  );
}

function countText(total: number, filter: Filter, pages: number): string {
  const posts = total === 1 ? '1 entrada' : `${total.toLocaleString('es')} entradas`;
  const page = pages > 1 ? `, página ${filter.page} de ${pages}` : '';
  return posts + page;
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-white p-8 text-center shadow-card">
      {children}
    </div>
  );
}

function Empty({ filter }: { filter: Filter }) {
  if (filter.state === 'bin' && !filter.search && !filter.category) {
    return (
      <Note>
        <p>La papelera está vacía. Lo que mueva aquí se puede restaurar hasta que lo elimine.</p>
      </Note>
    );
  }
  const filtered = filter.search || filter.state || filter.category;
  return (
    <Note>
      <p>
        {filtered
          ? 'Ninguna entrada coincide con lo que busca.'
          : 'Todavía no hay entradas. Escriba la primera: quedará oculta hasta que la muestre.'}
      </p>
      {filtered ? (
        <Link to="?" className={buttonClass('secondary')}>
          Quitar los filtros
        </Link>
      ) : (
        <Link to="/config-blogmr/post/new" className={buttonClass('primary')}>
          Nueva entrada
        </Link>
      )}
    </Note>
  );
}
