import { useQuery } from '@tanstack/react-query';
import { formatDay, toOfficeDay } from '@/lib/admin/officeTime';
import { Pending } from '@/lib/admin/failures';
import { RemovableList } from '@/lib/admin/RemovableList';
import { holidays as t } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { AddHolidays } from './AddHolidays';
import { type ClosedRange, isAbsence, rangesOf } from './days';
import { holidaysOptions, removeHolidays } from './queries';
import { YearlyDays } from './YearlyDays';

/** Edits the days on which the office is closed, which do not count towards the time to answer. */
export function Holidays() {
  const { openingHours: hours } = useFirm();
  const today = toOfficeDay(new Date());
  const { data, error, refetch } = useQuery(holidaysOptions(today));

  if (!data) return <Pending {...{ error, refetch }} failed={t('failedToLoad')} />;
  return (
    <div className="grid max-w-xl gap-4">
      <p className="max-w-prose">{t('intro')}</p>
      {data.length === 0 && <p>{t('none')}</p>}
      <RemovableList
        rows={rangesOf(data)}
        summary={(range) => ({
          key: range.from,
          name: textOf(range),
          shown: (
            <>
              {textOf(range)}
              {isAbsence(range, hours) && (
                <span className="ms-2 rounded bg-brass-300/50 px-2 py-0.5 text-sm font-semibold">
                  {t('absence')}
                </span>
              )}
            </>
          ),
        })}
        remove={removeHolidays}
      />
      <AddHolidays entered={data} />
      <YearlyDays entered={data} today={today} hours={hours} />
    </div>
  );
}

function textOf({ from, until, name }: ClosedRange): string {
  const days = from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`;
  return [days, name].filter(Boolean).join(' · ');
}
