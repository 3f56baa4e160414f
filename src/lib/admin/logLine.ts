import { accessLog as log, adminWord, enquiries as t } from '@/admin-texts';
import { rightsEvent } from './format';

/** A line of the access log (`supabase/schemas/02_access_log.sql`), or of an enquiry's part of it. */
export interface LogLine {
  seq: number;
  at: string;
  /** Null for the database itself and its jobs. */
  person: string | null;
  /** Their name, or the address of an account without one; null also for a deleted account. */
  who: string | null;
  action: string;
  detail: string;
}

/** Who performed the action of a line. */
export function whoOf({ person, who }: Pick<LogLine, 'person' | 'who'>): string {
  return who ?? (person === null ? log('who.system') : log('who.gone'));
}

const wordOf = (group: 'conflicts' | 'repliedBy' | 'statuses' | 'history.documents', code = '') =>
  adminWord('enquiries', group, code) ?? code;

const EVENTS: Record<string, (detail: string) => string> = {
  opened: () => t('history.opened'),
  compared: () => t('history.compared'),
  searched: () => t('history.searched'),
  conflict: (detail) =>
    detail === 'open' ? t('history.conflictReopened') : wordOf('conflicts', detail),
  exported: () => t('history.exported'),
  rights: rightsEvent,
  // 'channel template's name'
  replied: (detail) => {
    const [channel = '', ...words] = detail.split(' ');
    const values = { via: wordOf('repliedBy', channel), template: words.join(' ') };
    if (channel === 'sent')
      return t(words.length > 0 ? 'history.sentWith' : 'history.sent', values);
    return t(words.length > 0 ? 'history.repliedWith' : 'history.replied', values);
  },
  // 'link 14', 'revoked', 'received', 'opened' or 'removed' with the beginning of its id
  document: (detail) => {
    const [what = '', days = ''] = detail.split(' ');
    return what === 'link' ? t('history.linkMade', { days }) : wordOf('history.documents', what);
  },
  // 'before > after'
  status: (detail) =>
    (detail === 'new > closed' ? 'new > unanswered' : detail)
      .split(' > ')
      .map((status) => wordOf('statuses', status))
      .join(' → '),
};

/** What a line says was done with an enquiry; undefined for other actions. */
export const enquiryEvent = ({ action, detail }: Pick<LogLine, 'action' | 'detail'>) =>
  EVENTS[action]?.(detail);
