import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminPath } from '@/site/adminPaths';
import { type Undelivered, undeliveredOptions } from './queries';

const SHOWN = 5;

const KINDS: Record<string, string> = {
  alert: 'Aviso al despacho',
  detained: 'Aviso de personas detenidas',
  confirmation: 'Confirmación al cliente',
  warning: 'Aviso de plazo',
  flagged: 'Aviso de apartadas',
  summary: 'Resumen',
  credentials: 'Aviso de cambio de acceso',
};

/** Warns of mails that have not been sent, so that nobody relies on them. */
export function UndeliveredMails() {
  const { data = [] } = useQuery(undeliveredOptions());
  if (data.length === 0) return null;
  return (
    <div role="alert" className="mt-4 rounded border-2 border-terracotta-600 p-3">
      <p className="font-semibold text-terracotta-700">
        {data.length === 1
          ? '1 correo sin entregar en los últimos siete días'
          : `${data.length} correos sin entregar en los últimos siete días`}
      </p>
      <ul className="mt-2 text-sm">
        {data.slice(0, SHOWN).map((mail) => (
          <li key={`${mail.kind} ${mail.enquiry ?? ''} ${mail.since}`}>
            <Line mail={mail} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Line({ mail: { kind, enquiry, since, givenUp } }: { mail: Undelivered }) {
  const name = KINDS[kind] ?? kind;
  return (
    <>
      {enquiry ? (
        <Link className="underline" to={adminPath('enquiries', { id: enquiry })}>
          {name}
        </Link>
      ) : (
        name
      )}{' '}
      · desde {formatOfficeDateTime(since)} · {givenUp ? 'no se vuelve a intentar' : 'se reintenta'}
    </>
  );
}
