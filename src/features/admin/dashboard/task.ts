import {
  Archive,
  BookOpenCheck,
  CalendarClock,
  CalendarDays,
  CalendarX,
  Eye,
  FileInput,
  type LucideIcon,
  Inbox,
  Languages,
  MailWarning,
  Quote,
  Scale,
  Send,
  ShieldQuestion,
  Siren,
  TimerReset,
  TriangleAlert,
} from 'lucide-react';
import { mailName } from '@/lib/admin/mailName';
import {
  formatDay,
  formatOfficeDateTime,
  parseOfficeTime,
  toOfficeDay,
} from '@/lib/admin/officeTime';
import { rightName } from '@/lib/admin/rightsWords';
import { adminTexts } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { daysBetween } from '@/site/dates';
import type { Work } from './queries';

const t = adminTexts('dashboard');

/** The kinds of tasks. */
export const ICONS = {
  detained: Siren,
  deadline: TimerReset,
  normal: Inbox,
  documents: FileInput,
  followUp: Eye,
  appointment: CalendarDays,
  unconfirmed: CalendarClock,
  calendar: CalendarX,
  rights: Scale,
  flagged: ShieldQuestion,
  mail: MailWarning,
  publication: TriangleAlert,
  scheduled: CalendarClock,
  review: Send,
  unreviewed: BookOpenCheck,
  opinions: Quote,
  outdated: Languages,
  archive: Archive,
} as const satisfies Record<string, LucideIcon>;

/** One line of what there is to do. */
export interface Task {
  kind: keyof typeof ICONS;
  title: string;
  /** Where it is done. */
  to: string;
  /** Until when, or since when. */
  when?: string;
  /** By when it is due, if there is a time. */
  due?: Date;
  /** Whether it is late, or nearly. */
  presses?: boolean;
}

/** Since when something waits. */
export const since = (instant: string) => t('since', { moment: formatOfficeDateTime(instant) });

/** The mails that do not leave; those without a sender are one line, which says so. */
export function mailTasks({ mails, mailsGoNowhere }: Work, now: Date): Task[] {
  if (!mailsGoNowhere) return (mails ?? []).map(mailTask);
  return [
    {
      kind: 'mail',
      title: t('mail.nowhere'),
      to: adminPath('settings'),
      due: now,
      presses: true,
    },
  ];
}

function mailTask({
  kind,
  count,
  since: at,
  enquiry,
  givenUp,
}: Exclude<Work['mails'], null>[0]): Task {
  const name = mailName(kind);
  return {
    kind: 'mail',
    title: t(givenUp ? 'mail.givenUp' : 'mail.retried', {
      mail: count === 1 ? name : `${name} (${count})`,
    }),
    to: enquiry ? adminPath('enquiries', { id: enquiry }) : adminPath('settings'),
    when: since(at),
    due: new Date(at),
    presses: true,
  };
}

/** How many days before its last day a request presses. */
const PRESSES_DAYS = 7;

/** The requests for rights that are not answered, each due at the end of its last day. */
export function rightsTasks({ rights }: Work, now: Date) {
  const today = toOfficeDay(now);
  return (rights ?? []).map(({ kind, name, dueOn }) => ({
    kind: 'rights' as const,
    title: `${name}, ${rightName(kind)}`,
    to: adminPath('rights'),
    when: t(dueOn < today ? 'rights.late' : 'rights.until', { day: formatDay(dueOn) }),
    due: parseOfficeTime(`${dueOn}T23:59`),
    presses: daysBetween(today, dueOn) <= PRESSES_DAYS,
  }));
}
