import { formatOfficeDateTime } from '@/lib/admin/officeTime';

export const KINDS = {
  detained: 'Persona detenida',
  deadline: 'Plazo que vence',
  normal: 'Consulta',
  documents: 'Documentos',
  followUp: 'Volver a mirar',
  appointment: 'Cita de hoy',
  unconfirmed: 'Cita por confirmar',
  calendar: 'Calendario',
  rights: 'Derechos',
  flagged: 'Probablemente automáticas',
  mail: 'Correo',
  publication: 'Publicación',
  scheduled: 'Sale hoy',
  review: 'Entrada compartida',
  unreviewed: 'Entrada por revisar',
  opinions: 'Opiniones',
  outdated: 'Traducciones',
  archive: 'Copia de seguridad',
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
export const since = (instant: string) => `Desde ${formatOfficeDateTime(instant)}`;
