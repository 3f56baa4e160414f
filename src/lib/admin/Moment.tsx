import { admin as t } from '@/admin-texts';
import { timeSince } from '@/site/dates';
import { formatOfficeDateTime, OFFICE } from './format';

const MINUTE_MS = 60_000;

/** An instant of the past as its age, and by the office's clock. */
export function Moment({ at }: { at: string }) {
  const now = new Date();
  const minutes = (now.getTime() - Date.parse(at)) / MINUTE_MS;
  const unit = minutes < 60 ? 'minute' : minutes < 48 * 60 ? 'hour' : 'day';
  const age = minutes < 1 ? t('momentNow') : timeSince(at, now, unit, { locale: OFFICE.locale });
  return (
    <time dateTime={at}>
      {age} ({formatOfficeDateTime(at)})
    </time>
  );
}
