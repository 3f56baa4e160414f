import { dated, type Dates } from '@/i18n/dates';
import { useTexts } from '@/i18n/language';
import { useFirm } from '@/lib/liveFirm';
import { absencesFrom } from '@/site/absence';
import {
  type Clock,
  type Day,
  dayOf,
  daysLater,
  ownZone,
  sameTime,
  weekdayAndDay,
} from '@/site/dates';
import { firm } from '@/site/firm';
import { cx } from '@/ui/classes';
import { useHydrated } from '@/ui/useHydrated';
import { closedDaysSoon, dayAndTime, officeState } from './openingHours';

/** 'Sunday 6 December and Tuesday 8 December', in a language. */
const listDays = (days: readonly Day[], clock: Clock) =>
  new Intl.ListFormat(clock.locale.code).format(days.map((day) => weekdayAndDay(day, clock)));

/** Open or closed, and the next opening (PRODUCT 4); nothing until the visitor's clock is known. */
export const OpeningStatus = dated(function OpeningStatus({ dates: { locale } }: { dates: Dates }) {
  const t = useTexts('contact');
  const { openingHours: hours, closedDays: holidays } = useFirm();
  const hydrated = useHydrated();
  if (!hydrated) return null;

  const now = new Date();
  const calendar = { timeZone: firm.timeZone, hours, holidays };
  const { openUntil, nextOpening } = officeState(now, calendar);
  const office = { zone: firm.timeZone, locale };
  const today = dayOf(now, office);
  const [away] = absencesFrom(today, calendar).filter(({ from }) => from <= daysLater(today, 31));
  // Also on the weekend before, on which it opens no more.
  const opensBefore = (day: Day) => nextOpening && dayOf(nextOpening, office) < day;
  const isAbsent = away && !openUntil && !opensBefore(away.from);
  const isAway = (day: Day) => away !== undefined && day >= away.from && day <= away.until;
  const closed = closedDaysSoon(now, calendar).filter((day) => !isAway(day));
  const own = { zone: ownZone(firm.timeZone), locale };
  const inWords = (day: Day) => weekdayAndDay(day, office);
  const inOfficeTime = (instant: Date) => dayAndTime(instant, now, office);
  return (
    <>
      <p className="flex items-baseline gap-3 text-lg font-semibold">
        <span
          aria-hidden="true"
          className={cx(
            'size-2.5 shrink-0 rounded-full',
            openUntil ? 'bg-sea-300' : 'border-2 border-brass-300',
          )}
        />
        <span>{openUntil ? t('hours.open', inOfficeTime(openUntil)) : t('hours.closed')}</span>
      </p>
      {nextOpening && <p className="mt-2">{t('hours.next', inOfficeTime(nextOpening))}</p>}
      {nextOpening && !sameTime(nextOpening, own.zone, office.zone) && (
        <p className="mt-1 text-limestone-200">
          {t('hours.nextYours', dayAndTime(nextOpening, now, own))}
        </p>
      )}
      {away && (
        <p className="mt-2">
          {t(isAbsent ? 'hours.absent' : 'hours.away', {
            from: inWords(away.from),
            until: inWords(away.until),
          })}
        </p>
      )}
      {closed.length > 0 && (
        <p className="mt-2">{t('hours.holidays', { days: listDays(closed, office) })}</p>
      )}
    </>
  );
});
