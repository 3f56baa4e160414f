import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import type { LinkTranslation } from './queries';

/** How far a translation has come, or what was done with it. */
export function stateOf(came: LinkTranslation): string {
  const { decision, decided_by: by, decided_at: at, finished_at: finished, saved_at: saved } = came;
  if (decision && at) {
    const what = decision === 'accepted' ? 'pasada al editor' : 'descartada';
    return `${what} por ${by ?? 'una cuenta que ya no existe'} el ${formatOfficeDateTime(at)}`;
  }
  return finished
    ? `terminada el ${formatOfficeDateTime(finished)}`
    : `a medias, guardada el ${formatOfficeDateTime(saved)}`;
}
