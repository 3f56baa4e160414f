import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { expiredOptions } from './queries';

/** Reminds of enquiries that have outlived the retention, where there are any; they are erased in the settings. */
export function ExpiredNotice() {
  const { data: count } = useQuery(expiredOptions());
  if (!count) return null;
  return (
    <p className="mt-3 rounded border-s-4 border-brass-400 bg-limestone-50 p-3 text-sm">
      {count === 1
        ? '1 consulta cerrada ha cumplido el plazo de conservación. '
        : `${count} consultas cerradas han cumplido el plazo de conservación. `}
      <Link to="/config-blogmr/ajustes" className="font-semibold underline">
        Revisar y borrar
      </Link>
    </p>
  );
}
