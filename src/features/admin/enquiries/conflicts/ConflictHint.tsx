import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminPath } from '@/site/adminPaths';
import { buttonClass } from '@/ui/button';
import { Spinner } from '@/ui/Spinner';
import type { Enquiry } from '../enquiry';
import { type Conflict, conflictsOptions } from './queries';
import { SettleConflict } from './SettleConflict';

interface ConflictHintProps {
  enquiry: Enquiry;
  /** The message, shown once the names are compared, and with a possible conflict only on demand. */
  children: ReactNode;
}

/** Says whether the names of an enquiry may belong to a conflict of interest, before its message is read. */
export function ConflictHint({ enquiry, children }: ConflictHintProps) {
  const { data, error } = useQuery(conflictsOptions(enquiry.id));
  const [wanted, setWanted] = useState(false);
  // Whoever has found that there is none has read the message, or may.
  const isClear = data?.length === 0 || enquiry.conflict === 'none';
  return (
    <>
      <div role="status" className="grid gap-3 empty:hidden">
        {data && data.length > 0 && <Conflicts conflicts={data} />}
        {data?.length === 0 && (
          <p className="text-sm text-ink-700">
            {enquiry.opposingParty
              ? 'Ningún nombre se parece al de un cliente ni a los de otras consultas.'
              : 'No dice quién es la otra parte: el conflicto no se puede comprobar del todo.'}
          </p>
        )}
        {!data && error && (
          <p className="font-semibold text-terracotta-700">
            {`No se ha podido comprobar si hay un conflicto de intereses. ${failureText(error)}`}
          </p>
        )}
      </div>
      {data && <SettleConflict enquiry={enquiry} />}
      {!data && !error && <Spinner label="Comparando los nombres..." />}
      {isClear || wanted
        ? children
        : (data ?? error) && (
            <button
              type="button"
              className={buttonClass('secondary', 'justify-self-start')}
              onClick={() => setWanted(true)}
            >
              Leer el mensaje de todos modos
            </button>
          )}
    </>
  );
}

const PARTS: Record<Conflict['part'], string> = {
  client: 'en la lista de clientes',
  sender: 'quien escribió la consulta',
  opponent: 'la otra parte de la consulta',
};

function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  return (
    <section
      aria-labelledby="conflicts"
      className="rounded border-s-4 border-terracotta-600 bg-limestone-100 p-4"
    >
      <h3 id="conflicts" className="flex items-center gap-2 text-xl">
        <Scale aria-hidden="true" className="size-5 shrink-0" />
        Posible conflicto de intereses
      </h3>
      <ul className="mt-2 list-disc space-y-1 ps-5 [overflow-wrap:anywhere]">
        {conflicts.map(({ part, name, compared, enquiry, score }) => (
          <li key={`${part} ${enquiry?.id ?? name}`}>
            <bdi className="font-semibold">{compared}</bdi>
            {`, ${part === 'opponent' ? 'que escribe' : 'la otra parte'}, se parece a `}
            <bdi className="font-semibold">{name}</bdi>
            {`, ${PARTS[part]}`}
            {enquiry && (
              <>
                {' '}
                <Link to={adminPath('enquiries', { id: enquiry.id })} className="underline">
                  del {formatOfficeDateTime(enquiry.receivedAt)}
                </Link>
              </>
            )}
            {` (parecido del ${Math.round(score * 100)} %).`}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        Es solo un aviso por el parecido de los nombres, también entre alfabetos: compruebe si se
        trata de la misma persona antes de leer el mensaje.
      </p>
    </section>
  );
}
