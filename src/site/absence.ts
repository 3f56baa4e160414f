import type { OfficeCalendar } from './answerClock.ts';
import { type Day, dayOf, daysBetween, daysLater, weekdayOf } from './dates.ts';

/** Days in a row on which the office does not open, from the first holiday to the last. */
export interface Absence {
  from: Day;
  until: Day;
}

/** So many working days in a row are an absence; fewer are holidays. */
const MIN_WORKING_DAYS = 3;

/** The absences that end on a day or later, the next one first. */
export function absencesFrom(
  day: Day,
  { holidays, hours }: Omit<OfficeCalendar, 'timeZone'>,
): Absence[] {
  const works = (each: Day) => (hours[weekdayOf(each)]?.length ?? 0) > 0;
  const runs: Day[][] = [];
  for (const each of [...holidays].filter(works).toSorted()) {
    const run = runs.at(-1);
    const length = daysBetween(run?.at(-1) ?? each, each) - 1;
    const between = Array.from({ length }, (_, index) => daysLater(each, index - length));
    if (run && !between.some(works)) run.push(each);
    else runs.push([each]);
  }
  return runs
    .filter((run) => run.length >= MIN_WORKING_DAYS && (run.at(-1) ?? '') >= day)
    .map((run) => ({ from: run[0] ?? day, until: run.at(-1) ?? day }));
}

/** The absence at an instant, if the office is in one. */
export function absenceAt(now: Date, calendar: OfficeCalendar): Absence | undefined {
  const today = dayOf(now, { zone: calendar.timeZone });
  return absencesFrom(today, calendar).find(({ from }) => from <= today);
}
