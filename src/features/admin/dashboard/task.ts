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
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';

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
