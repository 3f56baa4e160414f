import { useQuery } from '@tanstack/react-query';
import { failureText } from '@/lib/admin/failureText';
import { Moment } from '@/lib/admin/Moment';
import { describeHistory } from './history';
import { historyOptions } from './queries';

/** What was done with an enquiry and by whom, newest first. */
export function EnquiryHistory({ id }: { id: string }) {
  const { data: lines, error } = useQuery(historyOptions(id));
  return (
    <section aria-labelledby="enquiry-history">
      <h3 id="enquiry-history" className="mb-2 text-xl">
        Historial
      </h3>
      {error && !lines && (
        <p role="alert" className="font-semibold text-terracotta-700">
          {`No se ha podido cargar. ${failureText(error)}`}
        </p>
      )}
      <ol className="grid gap-1 text-sm">
        {lines?.map((line) => (
          <li key={line.seq} className="[overflow-wrap:anywhere]">
            <Moment at={line.at} />
            {` · ${describeHistory(line)} · ${line.who ?? (line.person ? 'Una cuenta que ya no existe' : 'El sistema')}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
