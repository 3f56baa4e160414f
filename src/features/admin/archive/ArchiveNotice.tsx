import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminPath } from '@/site/adminPaths';
import { lastArchiveOptions } from './queries';

/** On the dashboard: when the last archive was made, with a warning when it is old. */
export function ArchiveNotice() {
  const { data } = useQuery(lastArchiveOptions());
  if (!data) return null;
  return (
    <p className={data.isOld ? 'font-semibold text-terracotta-700' : undefined}>
      {data.at
        ? `Última copia de toda la web: ${formatOfficeDateTime(data.at)}. `
        : 'Aún no hay ninguna copia de toda la web. '}
      <Link to={adminPath('settings')} className="underline">
        Hacer una copia
      </Link>
    </p>
  );
}
