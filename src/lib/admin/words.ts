import { admin as t, adminWord } from '@/admin-texts';
import { recordOf } from '@/lib/recordOf';
import { formatDay } from './officeTime';

/** What a kind of mail of the outbox is called. */
export const mailName = (kind: string) => adminWord('admin', 'mails', kind) ?? kind;

/** Why a calendar of the firm cannot be read, for staff (supabase/functions/_shared/calendar). */
export const calendarProblem = (problem: string): string =>
  adminWord('admin', 'calendarProblems', problem) ?? t('calendarProblems.other', { problem });

/** The rights of the GDPR that are kept as requests. */
export const RIGHTS = recordOf(
  ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection', 'withdrawal'],
  (name) => t(`rights.${name}`),
);

/** A right's name within a sentence. */
export const rightName = (kind: string) =>
  (adminWord('admin', 'rights', kind) ?? kind).toLowerCase();

/** A wording that the enquiry form shows, by its code in the database. */
export const wordingName = (part: string) => adminWord('admin', 'wordings', part) ?? part;

/** For whom somebody asks who does not ask for themselves (LOPDGDD, arts. 3 and 12). */
export const ON_BEHALF = recordOf(['representative', 'guardian', 'heir'], (name) =>
  t(`onBehalf.${name}`),
);

export const OUTCOMES = recordOf(['granted', 'partly', 'refused'], (name) => t(`outcomes.${name}`));

/** A field of an enquiry within a sentence, by its column. */
export const correctedField = (column: string) =>
  (adminWord('admin', 'fields', column) ?? column).toLowerCase();

const STEPS = ['received', 'extended', 'granted', 'partly', 'refused'] as const;

const CHANGES = ['limited', 'lifted', 'block lifted', 'consent withdrawn'] as const;

/** Describes an action 'rights' of the access log, without a full stop. */
export function rightsEvent(detail: string): string {
  if (detail.startsWith('corrected ')) {
    const fields = detail.slice('corrected '.length).split(', ');
    return t('rightsEvents.corrected', { fields: fields.map(correctedField).join(', ') });
  }
  const [change = '', ...rest] = detail.split(': ');
  const reason = rest.join(': ');
  const known = CHANGES.find((one) => one === change);
  if (known) return `${t(`rightsEvents.${known}`)}: ${reason}`;
  if (change.startsWith('block extended ')) {
    const day = formatDay(change.slice('block extended '.length));
    return t('rightsEvents.blockExtended', { day, reason });
  }
  const [kind = '', last] = detail.split(' ');
  const step = STEPS.find((one) => one === last);
  return step ? t(`rightsEvents.${step}`, { right: rightName(kind) }) : detail;
}
