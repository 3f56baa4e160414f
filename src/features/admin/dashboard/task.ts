import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';

const t = adminTexts('dashboard');

export const KINDS = {
  detained: t('kinds.detained'),
  deadline: t('kinds.deadline'),
  normal: t('kinds.normal'),
  documents: t('kinds.documents'),
  followUp: t('kinds.followUp'),
  appointment: t('kinds.appointment'),
  unconfirmed: t('kinds.unconfirmed'),
  calendar: t('kinds.calendar'),
  rights: t('kinds.rights'),
  flagged: t('kinds.flagged'),
  mail: t('kinds.mail'),
  publication: t('kinds.publication'),
  scheduled: t('kinds.scheduled'),
  review: t('kinds.review'),
  unreviewed: t('kinds.unreviewed'),
  opinions: t('kinds.opinions'),
  outdated: t('kinds.outdated'),
  archive: t('kinds.archive'),
} as const;

/** One line of what there is to do. */
export interface Task {
  kind: keyof typeof KINDS;
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
