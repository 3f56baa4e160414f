import { formatDay, parseOfficeTime, toOfficeDay } from '@/lib/admin/officeTime';
import { RIGHTS } from '@/lib/admin/rightsWords';
import { adminTexts } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { daysBetween } from '@/site/dates';
import type { Work } from './queries';

const t = adminTexts('dashboard');

/** How many days before its last day a request presses. */
const PRESSES_DAYS = 7;

/** The requests for rights that are not answered, each due at the end of its last day. */
export function rightsTasks({ rights }: Work, now: Date) {
  const today = toOfficeDay(now);
  return (rights ?? []).map(({ kind, name, dueOn }) => ({
    kind: 'rights' as const,
    title: `${name}, ${RIGHTS[kind].toLowerCase()}`,
    to: adminPath('rights'),
    when: t(dueOn < today ? 'rights.late' : 'rights.until', { day: formatDay(dueOn) }),
    due: parseOfficeTime(`${dueOn}T23:59`),
    presses: daysBetween(today, dueOn) <= PRESSES_DAYS,
  }));
}
