import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { failureText } from '@/lib/failureText';
import { officeText } from '@/lib/officeTime';
import { waitingSurveysOptions } from './queries';
import { UrgencyMark } from './UrgencyMark';

const SHOWN = 5;

/** The new enquiries to look at first, each opening where it is answered. */
export function NewEnquiries() {
  const { data, error } = useQuery(waitingSurveysOptions(SHOWN));
  if (error) {
    return <p role="alert">No se han podido cargar las consultas nuevas. {failureText(error)}</p>;
  }
  if (data?.length === 0) return <p className="mt-3">Ninguna consulta nueva. Todo contestado.</p>;
  return (
    <ul className="divide-y divide-limestone-200">
      {data?.map((survey) => (
        <li key={survey.id} className="relative py-2 [overflow-wrap:anywhere]">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={`/config-blogmr/cuestionario?state=new&id=${survey.id}`}
              className="font-semibold after:absolute after:inset-0 hover:underline"
            >
              <bdi>{survey.name}</bdi>
            </Link>
            <UrgencyMark urgency={survey.urgency} />
            <span className="text-sm text-ink-700">
              {survey.area} · {officeText(survey.createdAt)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
