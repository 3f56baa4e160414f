import { formatOfficeDateTime } from '@/lib/admin/officeTime';

/** A reply that left, or is to leave, from the firm's own mail. */
export interface SentReply {
  id: string;
  at: string;
  /** The address of who sent it; null for a deleted account. */
  by: string | null;
  subject: string;
  body: string;
  sent_at: string | null;
  /** Given up, until somebody tries again. */
  failed: boolean;
  problem: string | null;
}

export interface SentReplies {
  /** Whether the firm's mail sends; otherwise the lawyer's own program does. */
  sends: boolean;
  replies: SentReply[];
}

const WHY: Record<string, string> = {
  'no sender': 'el servidor ya no envía correo',
  limited: 'el tratamiento está limitado',
  'no address': 'la dirección no es válida',
  interrupted: 'antes se bloqueó la consulta o se restauró una copia',
};

/** What has become of a reply, in Spanish. */
export function stateOf({ sent_at, failed, problem }: SentReply): string {
  if (sent_at) return `Enviada el ${formatOfficeDateTime(sent_at)}`;
  const why = problem && (WHY[problem] ?? problem);
  if (failed) return `No se ha enviado${why ? `: ${why}` : ''}`;
  return why ? `Todavía no ha salido (${why}): se vuelve a intentar` : 'En cola: sale en un minuto';
}
