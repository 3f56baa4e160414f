import { rightsEvent } from '@/lib/admin/rightsWords';
import { CONFLICTS, REPLIES, STATUSES, UNANSWERED } from './enquiry';

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

const SETTLED = { ...CONFLICTS, open: 'Conflicto por comprobar de nuevo' };

const labelled = (labels: Record<string, string>, key = '') => labels[key] ?? key;

const DESCRIPTIONS: Record<string, (detail: string) => string> = {
  opened: () => 'Abierta',
  compared: () => 'Nombres comparados',
  searched: () => 'Encontrada en una búsqueda',
  conflict: (detail) => labelled(SETTLED, detail),
  exported: () => 'Exportada',
  rights: rightsEvent,
  // 'channel template's name'
  replied: (detail) => {
    const [via = '', ...template] = detail.split(' ');
    const named = template.length > 0 ? ` con la plantilla «${template.join(' ')}»` : '';
    if (via === 'sent') return `Respuesta enviada desde aquí${named}`;
    return `Respuesta ${labelled(REPLIES, via)}${named}`;
  },
  // 'link 14', 'revoked', 'received', 'opened' or 'removed' with the beginning of its id
  document: (detail) => {
    const [what = '', value = ''] = detail.split(' ');
    if (what === 'link') return `Enlace para documentos creado (${value} días)`;
    return labelled(
      {
        revoked: 'Enlace para documentos cerrado',
        received: 'Documento recibido',
        opened: 'Documento abierto',
        removed: 'Documento eliminado',
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

/** Describes a line in Spanish. */
export function describeHistory({ action, detail }: HistoryLine): string {
  return DESCRIPTIONS[action]?.(detail) ?? action;
}
