import { BackendError, type BackendErrorKind } from '@/lib/errors';
import { needsProof } from './proof';

const TEXTS: Record<BackendErrorKind, string> = {
  offline: 'No hay conexión con el servidor. Compruebe la red y vuelva a probar.',
  unreachable: 'El servidor no contesta. Compruebe la red y vuelva a probar.',
  timeout: 'El servidor tarda demasiado en responder. Vuelva a probar en un momento.',
  forbidden: 'Su cuenta no tiene permiso para hacer esto. Hable con quien administra el sitio.',
  invalid: 'El servidor no acepta estos datos. Revíselos y vuelva a probar.',
  conflict: 'Ya existe algo con esos datos.',
  'rate-limited': 'Demasiados intentos seguidos. Espere un momento y vuelva a probar.',
  malformed: 'El servidor ha dado una respuesta que no se entiende. Vuelva a probar.',
  full: 'El disco del servidor está lleno: no se ha guardado nada. Avise a quien lo administra.',
  server: 'El servidor ha fallado. Vuelva a probar en un momento.',
};

/** A sentence for staff, in Spanish: what a failed backend call means and what to do about it. */
export function failureText(error: unknown): string {
  if (needsProof(error)) return 'Falta confirmar que es usted.';
  return TEXTS[error instanceof BackendError ? error.kind : 'server'];
}
