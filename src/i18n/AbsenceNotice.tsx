import { useState } from 'react';
import { useFirm } from '@/lib/liveFirm';
import { absenceAt } from '@/site/absence';
import { firm } from '@/site/firm';
import { dated, type Dates } from './dates';
import { useTexts } from './useTexts';

/** Until when the office is closed, during an absence; for what is shown in the browser alone. */
export const AbsenceNotice = dated(function AbsenceNotice({ dates }: { dates: Dates }) {
  const t = useTexts('contact');
  const { openingHours: hours, closedDays: holidays } = useFirm();
  const [now] = useState(() => new Date());
  const away = absenceAt(now, { timeZone: firm.timeZone, hours, holidays });
  if (!away) return null;
  return (
    <p className="mt-6 text-lg font-semibold">
      {t('hours.absent', { until: dates.weekdayAndDay(away.until, dates) })}
    </p>
  );
});
