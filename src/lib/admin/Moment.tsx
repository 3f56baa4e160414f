import { LOCALES } from '@/site/dateLocales';
import { timeSince } from '@/site/dates';
import { formatOfficeDateTime } from './officeTime';

const MINUTE_MS = 60_000;

/** An instant of the past as its age, and by the office's clock. */
export function Moment({ at }: { at: string }) {
  const now = new Date();
  const minutes = (now.getTime() - Date.parse(at)) / MINUTE_MS;
  const unit = minutes < 60 ? 'minute' : minutes < 48 * 60 ? 'hour' : 'day';
  const age = minutes < 1 ? 'ahora mismo' : timeSince(at, now, unit, { locale: LOCALES.es });
  return (
    <time dateTime={at}>
      {age} ({formatOfficeDateTime(at)})
    </time>
  );
}
