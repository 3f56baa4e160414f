import type { OfficeCalendar } from './answerClock.ts';
import { type Day, dayOf, daysLater, weekdayOf } from './dates.ts';

/** Days in a row on which the office does not open, from the first holiday to the last. */
export interface Absence {
  from: Day;
  until: Day;
}

/** So many working days in a row are an absence; fewer are holidays. */
const MIN_WORKING_DAYS = 3;

/** The longest that is looked at. */
const MAX_DAYS = 120;

/** The absences that end on a day or later, the next one first. */
export function absencesFrom(
  day: Day,
  { holidays, hours }: Omit<OfficeCalendar, 'timeZone'>,
): Absence[] {
  const works = (each: Day) => (hours[weekdayOf(each)]?.length ?? 0) > 0;
  const days = [...holidays].filter(works).toSorted();
  const runs: Day[][] = [];
  for (const each of days) {
    const run = runs.at(-1);
    let next = run && daysLater(run.at(-1) ?? each, 1);
    for (let steps = 0; next && next < each && !works(next) && steps < MAX_DAYS; steps += 1) {
      next = daysLater(next, 1);
    }
    if (run && next === each) run.push(each);
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
