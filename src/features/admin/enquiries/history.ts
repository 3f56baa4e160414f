import { rightsEvent } from '@/lib/admin/rightsWords';
import { adminTexts } from '@/admin-texts';
import { CONFLICTS, REPLIES, STATUSES, UNANSWERED } from './enquiry';

const t = adminTexts('enquiries');

/** A line of an enquiry's history, which is its part of the access log. */
export interface HistoryLine {
  seq: number;
  at: string;
  /** Null for the database itself and its jobs. */
  person: string | null;
  /** Their name, or the address of an account without one; null also for a deleted account. */
  who: string | null;
  action: string;
  detail: string;
}

const SETTLED = { ...CONFLICTS, open: t('history.conflictReopened') };

const labelled = (labels: Record<string, string>, key = '') => labels[key] ?? key;

const DESCRIPTIONS: Record<string, (detail: string) => string> = {
  opened: () => t('history.opened'),
  compared: () => t('history.compared'),
  searched: () => t('history.searched'),
  conflict: (detail) => labelled(SETTLED, detail),
  exported: () => t('history.exported'),
  rights: rightsEvent,
  // 'channel template's name'
  replied: (detail) => {
    const [channel = '', ...words] = detail.split(' ');
    const values = { via: labelled(REPLIES, channel), template: words.join(' ') };
    if (channel === 'sent')
      return t(words.length > 0 ? 'history.sentWith' : 'history.sent', values);
    return t(words.length > 0 ? 'history.repliedWith' : 'history.replied', values);
  },
  // 'link 14', 'revoked', 'received', 'opened' or 'removed' with the beginning of its id
  document: (detail) => {
    const [what = '', value = ''] = detail.split(' ');
    if (what === 'link') return t('history.linkMade', { days: value });
    return labelled(
      {
        revoked: t('history.linkClosed'),
        received: t('history.documentReceived'),
        opened: t('history.documentOpened'),
        removed: t('history.documentRemoved'),
      },
      what,
    );
  },
  // 'before > after'
  status: (detail) => {
    if (detail === 'new > closed') return `${STATUSES.new} → ${UNANSWERED}`;
    return detail
      .split(' > ')
      .map((status) => labelled(STATUSES, status))
      .join(' → ');
  },
};

/** Describes a line in words. */
export function describeHistory({ action, detail }: HistoryLine): string {
  return DESCRIPTIONS[action]?.(detail) ?? action;
}
