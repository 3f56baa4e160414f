import { accessLog as log, type AdminValues, adminWord, enquiries as t } from '@/admin-texts';
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

type Event = Pick<LogLine, 'action' | 'detail'>;

/** The text for an action and the first word of its detail, or else for the action alone, if there is one. */
export function eventText(
  ns: 'access-log' | 'enquiries',
  { action, detail }: Event,
  values: AdminValues,
): string | undefined {
  const [word = '', ...rest] = detail.split(' ');
  const all = { detail, word, rest: rest.join(' '), ...values };
  const text = (code: string) => adminWord(ns, 'events', `${action}.${code}`, all);
  return text(word) ?? text('other');
}

/** 'before > after', or a single value, in the words that `wordOf` has for each. */
export const changeOf = (detail: string, wordOf: (code: string) => string | undefined) =>
  detail
    .split(' > ')
    .map((code) => wordOf(code) ?? code)
    .join(' → ');

/** What a line says was done with an enquiry; undefined for other actions. */
export function enquiryEvent({ action, detail }: Event): string | undefined {
  if (action === 'rights') return rightsEvent(detail);
  if (action === 'status') {
    const change = detail === 'new > closed' ? 'new > unanswered' : detail;
    return changeOf(change, (code) => adminWord('enquiries', 'statuses', code));
  }
  // 'channel template's name'
  const [channel = '', ...template] = detail.split(' ');
  return eventText(
    'enquiries',
    { action, detail },
    {
      via: adminWord('enquiries', 'repliedBy', channel) ?? channel,
      using: template.length > 0 ? t('history.using', { template: template.join(' ') }) : '',
    },
  );
}
