import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { OpinionForm } from '@/features/opinions/OpinionForm';
import { OpinionsList } from '@/features/opinions/OpinionsList';
import { opinionsOptions } from '@/features/opinions/queries';
import { failureText } from '@/lib/failureText';
import { AdminPage } from '@/ui/AdminPage';
import { buttonClass } from '@/ui/button';
import { LoadFailed } from '@/ui/LoadFailed';
import { Spinner } from '@/ui/Spinner';
import { OpinionPreview } from './OpinionPreview';

const NEW = 'new';

/** Clients' opinions (PRODUCT 5): the list or, where the address names one, its form. */
export default function TestimonialsAdminPage() {
  const [params, setParams] = useSearchParams();
  const [said, setSaid] = useState('');
  const [loaded, setLoaded] = useState(0);
  const { data, error, refetch } = useQuery(opinionsOptions());
  const id = params.get('id');
  const opinion = data?.find((one) => one.id === id) ?? null;
  const logos = [...new Set(data?.flatMap(({ platformLogo }) => platformLogo ?? []))];

  const editing = id !== null;
  const title = !editing ? 'Opiniones' : id === NEW ? 'Nueva opinión' : 'Editar la opinión';

  return (
    <AdminPage
      title={title}
      actions={
        !editing && (
          <Link to={`?id=${NEW}`} className={buttonClass('primary')} onClick={() => setSaid('')}>
            <Plus aria-hidden="true" className="size-5" />
            Nueva opinión
          </Link>
        )
      }
    >
      {!data && !error && <Spinner label="Cargando..." />}
      {!data && error && (
        <LoadFailed onRetry={() => void refetch()}>
          {`No se han podido cargar las opiniones. ${failureText(error)}`}
        </LoadFailed>
      )}
      {data && !editing && (
        <>
          <p role="status" className="mb-2 font-semibold empty:hidden">
            {said}
          </p>
          <OpinionsList opinions={data} />
        </>
      )}
      {data && editing && !opinion && id !== NEW && (
        <p className="rounded bg-white p-6">
          Esta opinión ya no existe. <Link to="?">Volver a la lista</Link>
        </p>
      )}
      {data && editing && (opinion ?? id === NEW) && (
        <OpinionForm
          // Started with what it found: news from the server must not replace what is being written.
          key={`${id} ${loaded}`}
          opinion={opinion}
          logos={logos}
          preview={(values, language) => <OpinionPreview values={values} language={language} />}
          onDone={(text = '') => {
            setSaid(text);
            setParams({});
          }}
          onReload={() => void refetch().then(() => setLoaded((count) => count + 1))}
        />
      )}
    </AdminPage>
  );
}
