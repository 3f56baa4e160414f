import { BackendError, hintOf } from '@/lib/errors';
import { failureText } from '@/lib/admin/failureText';

const BY_HINT: Record<string, string> = {
  last_admin:
    'No se puede: es la única persona que administra el sitio. Dé antes ese papel a otra persona.',
  already_staff: 'Esta persona ya está en el equipo. Su papel se cambia en la lista.',
  bad_email: 'Escriba una dirección completa, como nombre@ejemplo.com.',
};

/** The Spanish message for a failed change of staff. */
export function staffProblem(error: unknown): string {
  const known = BY_HINT[hintOf(error) ?? ''];
  if (known) return known;
  if (error instanceof BackendError && error.kind === 'forbidden') {
    return 'No se ha cambiado nada: solo quien administra puede hacerlo, y nadie puede cambiar su propio papel.';
  }
  return failureText(error);
}
