import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { failureText } from '@/lib/admin/failureText';
import { formatDay, toOfficeDay } from '@/lib/admin/officeTime';
import { Pending } from '@/lib/admin/Pending';
import { useSaving } from '@/lib/admin/useSaving';
import { adminTexts } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { Problem } from '@/ui/admin/Problem';
import { Button } from '@/ui/admin/Button';
import { AddHolidays } from './AddHolidays';
import { type ClosedRange, isAbsence, rangesOf } from './days';
import { holidaysKey, holidaysOptions, removeHolidays } from './queries';
import { YearlyDays } from './YearlyDays';

const t = adminTexts('holidays');

/** Edits the days on which the office is closed, which do not count towards the time to answer. */
export function Holidays() {
  const { openingHours: hours } = useFirm();
  const today = toOfficeDay(new Date());
  const { data, error, refetch } = useQuery(holidaysOptions(today));
  const remove = useSaving(
    ({ from, until }: ClosedRange) => removeHolidays(from, until),
    holidaysKey,
  );

  if (!data) return <Pending {...{ error, refetch }} failed={t('failedToLoad')} />;
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">{t('intro')}</p>
      {data.length === 0 && <p>{t('none')}</p>}
      <ul className="max-w-xl divide-y divide-limestone-200">
        {rangesOf(data).map((range) => (
          <li key={range.from} className="flex items-center justify-between gap-3">
            <span>
              {textOf(range)}
              {isAbsence(range, hours) && (
                <span className="ms-2 rounded bg-brass-300/50 px-2 py-0.5 text-sm font-semibold">
                  {t('absence')}
                </span>
              )}
            </span>
            <Button
              variant="quiet"
              className="shrink-0"
              unavailable={remove.isPending}
              onClick={() => remove.mutate(range)}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              {t('common.remove')}
              <span className="sr-only">: {textOf(range)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Problem>
        {remove.error && t('common.notRemoved', { reason: failureText(remove.error) })}
      </Problem>
      <AddHolidays entered={data} />
      <YearlyDays entered={data} today={today} hours={hours} />
    </div>
  );
}

function textOf({ from, until, name }: ClosedRange): string {
  const days = from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`;
  return [days, name].filter(Boolean).join(' · ');
}
