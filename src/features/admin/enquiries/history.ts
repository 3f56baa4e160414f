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
  // 'channel template's name'
  replied: (detail) => {
    const [via = '', ...template] = detail.split(' ');
    const named = template.length > 0 ? ` con la plantilla «${template.join(' ')}»` : '';
    if (via === 'sent') return `Respuesta enviada desde aquí${named}`;
    return `Respuesta ${labelled(REPLIES, via)}${named}`;
  },
  // 'link 14', 'revoked', 'received', 'opened' with the beginning of its id
  document: (detail) => {
    const [what = '', value = ''] = detail.split(' ');
    if (what === 'link') return `Enlace para documentos creado (${value} días)`;
    return labelled(
      {
        revoked: 'Enlace para documentos cerrado',
        received: 'Documento recibido',
        opened: 'Documento abierto',
      },
      what,
    );
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
