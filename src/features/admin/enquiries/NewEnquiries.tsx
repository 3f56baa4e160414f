import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminPath } from '@/site/adminPaths';
import { newEnquiriesOptions } from './queries';
import { DueMark } from './DueMark';
import { UrgencyMark } from './UrgencyMark';

const SHOWN = 5;

/** The new enquiries that are due first, each with a link that opens it. */
export function NewEnquiries() {
  const { data, error } = useQuery(newEnquiriesOptions(SHOWN));
  if (error) {
    return <p role="alert">No se han podido cargar las consultas nuevas. {failureText(error)}</p>;
  }
  if (data?.length === 0) return <p className="mt-3">Ninguna consulta nueva. Todo contestado.</p>;
  return (
    <ul className="divide-y divide-limestone-200">
      {data?.map((enquiry) => (
        <li key={enquiry.id} className="relative py-2 [overflow-wrap:anywhere]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={adminPath('enquiries', { state: 'new', id: enquiry.id })}
              className="font-semibold after:absolute after:inset-0 hover:underline"
            >
              <bdi>{enquiry.name}</bdi>
            </Link>
            <UrgencyMark urgency={enquiry.urgency} />
            <DueMark enquiry={enquiry} />
            <span className="text-sm text-ink-700">
              {enquiry.area} · {formatOfficeDateTime(enquiry.createdAt)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
