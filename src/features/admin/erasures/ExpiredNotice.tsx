import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminPath } from '@/site/adminPaths';
import { expiredOptions } from './queries';

/** Links to the settings if there are enquiries beyond the retention period to erase. */
export function ExpiredNotice() {
  const { data: count } = useQuery(expiredOptions());
  if (!count) return null;
  return (
    <p className="mt-3 rounded border-s-4 border-brass-400 bg-limestone-50 p-3 text-sm">
      {count === 1
        ? '1 consulta cerrada ha cumplido el plazo de conservación. '
        : `${count} consultas cerradas han cumplido el plazo de conservación. `}
      <Link to={adminPath('settings')} className="font-semibold underline">
        Revisar y borrar
      </Link>
    </p>
  );
}
