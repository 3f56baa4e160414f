import { callerOf, type Project } from '../callDatabase.ts';
import { busyTimesOf, DAY_MS, type Span } from './busyTimes.ts';
import { fetchText, Unreadable } from './fetchText.ts';

/** Times of the last day and of as many to come as an appointment can be booked ahead (appointment_kinds). */
const DAYS_AHEAD = 181;

interface ToRead {
  now: string;
  timeZone: string;
  calendars: { id: string; url: string }[];
}

/**
 * Reads when the firm is busy from each of its calendars; what cannot be read keeps its last known times.
 * @returns how many there are. @throws at the end, if the times of one could not be stored.
 */
export async function readCalendars(
  project: Project,
  fetchCalendar: (url: string) => Promise<string> = fetchText,
): Promise<number> {
  const call = callerOf(project);
  const found = (await (await call('calendars_to_read')).json()) as ToRead;
  const now = Date.parse(found.now);
  const { timeZone } = found;
  const period = { from: now - DAY_MS, to: now + DAYS_AHEAD * DAY_MS, timeZone };
  let failure: Error | undefined;
  for (const { id: calendar, url } of found.calendars) {
    let times: Span[] | null = null;
    let problem: string | null = null;
    try {
      const { spans, unread } = await busyTimesOf(await fetchCalendar(url), period);
      times = spans;
      if (unread > 0) problem = 'rules';
    } catch (error) {
      problem = error instanceof Unreadable ? error.message : 'calendar';
    }
    try {
      await call('store_busy_times', {
        calendar,
        times: times && times.map((span) => span.map((each) => new Date(each).toISOString())),
        problem,
      });
    } catch (error) {
      failure ??= error as Error;
    }
  }
  if (failure) throw failure;
  return found.calendars.length;
}
