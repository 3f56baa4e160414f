import { rightsEvent } from '@/lib/admin/rightsWords';
import { REPLIES, STATUSES } from './enquiry';

/** A line of an enquiry's history, which is its part of the access log. */
export interface HistoryLine {
  seq: number;
  at: string;
  /** Null for the database itself and its jobs. */
  person: string | null;
  /** Null also for a deleted account. */
  email: string | null;
  action: string;
  detail: string;
}

const labelled = (labels: Record<string, string>, key = '') => labels[key] ?? key;

const DESCRIPTIONS: Record<string, (detail: string) => string> = {
  opened: () => 'Abierta',
  compared: () => 'Nombres comparados',
  exported: () => 'Exportada',
  rights: rightsEvent,
  // 'channel template's name'
  replied: (detail) => {
    const [via = '', ...template] = detail.split(' ');
    const named = template.length > 0 ? ` con la plantilla «${template.join(' ')}»` : '';
    return `Respuesta ${labelled(REPLIES, via)}${named}`;
  },
  // 'before > after'
  status: (detail) =>
    detail
      .split(' > ')
      .map((status) => labelled(STATUSES, status))
      .join(' → '),
};

/** Describes a line in Spanish. */
export function describeHistory({ action, detail }: HistoryLine): string {
  return DESCRIPTIONS[action]?.(detail) ?? action;
}
