import { useQuery } from '@tanstack/react-query';
import { failureText } from '@/lib/admin/failureText';
import { Moment } from '@/lib/admin/Moment';
import { adminTexts } from '@/admin-texts';
import { describeHistory } from './history';
import { historyOptions } from './queries';

const t = adminTexts('enquiries');

/** What was done with an enquiry and by whom, newest first. */
export function EnquiryHistory({ id }: { id: string }) {
  const { data: lines, error } = useQuery(historyOptions(id));
  return (
    <section aria-labelledby="enquiry-history">
      <h3 id="enquiry-history" className="mb-2 text-xl">
        {t('history.title')}
      </h3>
      {error && !lines && (
        <p role="alert" className="font-semibold text-terracotta-700">
          {t('history.failedToLoad', { reason: failureText(error) })}
        </p>
      )}
      <ol className="grid gap-1 text-sm">
        {lines?.map((line) => (
          <li key={line.seq} className="[overflow-wrap:anywhere]">
            <Moment at={line.at} />
            {` · ${describeHistory(line)} · ${line.who ?? (line.person ? t('history.lostAccount') : t('history.system'))}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
