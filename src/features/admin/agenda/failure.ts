import { failureText } from '@/lib/admin/failureText';
import { hintOf } from '@/lib/errors';

const HINTS: Record<string, string> = {
  overlap: 'A esa hora ya hay otra cita, o empieza antes de que acabe la pausa de otra.',
  gone: 'La cita ha cambiado entretanto. Cierre esta ventana y mírela otra vez.',
};

/** Why a change of the agenda was refused; nothing without an error. */
export const agendaFailure = (error: Error | null) =>
  error && `No se ha guardado. ${HINTS[hintOf(error) ?? ''] ?? failureText(error)}`;
